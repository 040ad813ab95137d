public import OpenCombine

extension Publishers {
  /// A publisher of the values of many publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The errors of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges publishers.
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(subscriber, publishers.map { publisher in { publisher.subscribe($0) } })
    }

    /// Returns a publisher of another publisher's values as well.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 2.
    public let a: A
    /// Publisher 2 of 2.
    public let b: B

    /// Merges publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(subscriber, [a.subscribe, b.subscribe])
    }
  }

  /// A publisher of the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 3.
    public let a: A
    /// Publisher 2 of 3.
    public let b: B
    /// Publisher 3 of 3.
    public let c: C

    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(subscriber, [a.subscribe, b.subscribe, c.subscribe])
    }
  }

  /// A publisher of the values of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
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

    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(subscriber, [a.subscribe, b.subscribe, c.subscribe, d.subscribe])
    }
  }

  /// A publisher of the values of five publishers.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 5.
    public let a: A
    /// Publisher 2 of 5.
    public let b: B
    /// Publisher 3 of 5.
    public let c: C
    /// Publisher 4 of 5.
    public let d: D
    /// Publisher 5 of 5.
    public let e: E

    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(subscriber, [a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe])
    }
  }

  /// A publisher of the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 6.
    public let a: A
    /// Publisher 2 of 6.
    public let b: B
    /// Publisher 3 of 6.
    public let c: C
    /// Publisher 4 of 6.
    public let d: D
    /// Publisher 5 of 6.
    public let e: E
    /// Publisher 6 of 6.
    public let f: F

    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(
        subscriber, [a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe])
    }
  }

  /// A publisher of the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 7.
    public let a: A
    /// Publisher 2 of 7.
    public let b: B
    /// Publisher 3 of 7.
    public let c: C
    /// Publisher 4 of 7.
    public let d: D
    /// Publisher 5 of 7.
    public let e: E
    /// Publisher 6 of 7.
    public let f: F
    /// Publisher 7 of 7.
    public let g: G

    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(
        subscriber,
        [a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe, g.subscribe])
    }
  }

  /// A publisher of the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// Publisher 1 of 8.
    public let a: A
    /// Publisher 2 of 8.
    public let b: B
    /// Publisher 3 of 8.
    public let c: C
    /// Publisher 4 of 8.
    public let d: D
    /// Publisher 5 of 8.
    public let e: E
    /// Publisher 6 of 8.
    public let f: F
    /// Publisher 7 of 8.
    public let g: G
    /// Publisher 8 of 8.
    public let h: H

    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Merging.start(
        subscriber,
        [
          a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe, g.subscribe,
          h.subscribe,
        ])
    }
  }
}

extension Publisher {
  /// Returns a publisher of another publisher's values as well, which has the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Returns a publisher of the values of two publishers.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }

  /// Returns a publisher of the values of three publishers.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Returns a publisher of the values of four publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Returns a publisher of the values of five publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Returns a publisher of the values of six publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Returns a publisher of the values of seven publishers.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Returns a publisher of the values of eight publishers.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
