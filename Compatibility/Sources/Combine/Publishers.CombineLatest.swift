public import OpenCombine

extension Publishers {
  /// A publisher of the last values of two publishers, once each of them has published one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The last values of the publishers.
    public typealias Output = (A.Output, B.Output)
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 2.
    public let a: A
    /// Publisher 2 of 2.
    public let b: B

    /// Combines publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let subscribe = [erased(a), erased(b)]
      CombiningLatest.start(subscriber, subscribe) { values in
        (values[0] as! A.Output, values[1] as! B.Output)
      }
    }
  }

  /// A publisher of the last values of three publishers, once each of them has published one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The last values of the publishers.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 3.
    public let a: A
    /// Publisher 2 of 3.
    public let b: B
    /// Publisher 3 of 3.
    public let c: C

    /// Combines publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let subscribe = [erased(a), erased(b), erased(c)]
      CombiningLatest.start(subscriber, subscribe) { values in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }
    }
  }

  /// A publisher of the last values of four publishers, once each of them has published one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The last values of the publishers.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 4.
    public let a: A
    /// Publisher 2 of 4.
    public let b: B
    /// Publisher 3 of 4.
    public let c: C
    /// Publisher 4 of 4.
    public let d: D

    /// Combines publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let subscribe = [erased(a), erased(b), erased(c), erased(d)]
      CombiningLatest.start(subscriber, subscribe) { values in
        (
          values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output,
          values[3] as! D.Output
        )
      }
    }
  }
}

/// Returns a function that subscribes to a publisher of values of any type.
private func erased<P: Publisher>(_ publisher: P) -> (AnySubscriber<Any, P.Failure>) -> Void {
  { publisher.map { $0 as Any }.subscribe($0) }
}

extension Publisher {
  /// Returns a publisher of the last values of two publishers, once each of them has published one.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Returns a publisher of the results of a function of the last values of two publishers, once each of them has
  /// published one.
  public func combineLatest<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the last values of three publishers, once each of them has published one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Returns a publisher of the results of a function of the last values of three publishers, once each of them has
  /// published one.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the last values of four publishers, once each of them has published one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Returns a publisher of the results of a function of the last values of four publishers, once each of them has
  /// published one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
