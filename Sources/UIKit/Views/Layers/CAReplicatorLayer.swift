/// A layer that draws its sublayers several times, each time transformed and colored further.
///
/// The sublayers of many instances are not drawn when they take too much work; a warning is logged.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    values.content = .replicator(ReplicatorContent())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAReplicatorLayer) { values.content = .replicator(ReplicatorContent()) }
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func makeCopy(of layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }

  private var replicator: ReplicatorContent { values.replicator }

  /// How often the sublayers are drawn; 1 by default, and nothing for 0 and less.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set { change("instanceCount") { $0.replicator.instanceCount = newValue } }
  }

  /// Whether instances keep their depth. It has no effect on pictures, which have no perspective.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { change("preservesDepth") { $0.replicator.preservesDepth = newValue } }
  }

  /// The delay in seconds between the animations of instances. It has no effect on pictures:
  /// animations take no time.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set { change("instanceDelay") { $0.replicator.instanceDelay = newValue } }
  }

  /// The transform from each instance to the next, around the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set { change("instanceTransform") { $0.replicator.instanceTransform = newValue } }
  }

  /// The color that multiplies those of the first instance; white, the default and `nil`, leaves
  /// them.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set { change("instanceColor") { $0.replicator.instanceColor = newValue } }
  }

  /// What is added to the red component of ``instanceColor`` from each instance to the next.
  open var instanceRedOffset: Float {
    get { replicator.redOffset }
    set { change("instanceRedOffset") { $0.replicator.redOffset = newValue } }
  }

  /// What is added to the green component of ``instanceColor`` from each instance to the next.
  open var instanceGreenOffset: Float {
    get { replicator.greenOffset }
    set { change("instanceGreenOffset") { $0.replicator.greenOffset = newValue } }
  }

  /// What is added to the blue component of ``instanceColor`` from each instance to the next.
  open var instanceBlueOffset: Float {
    get { replicator.blueOffset }
    set { change("instanceBlueOffset") { $0.replicator.blueOffset = newValue } }
  }

  /// What is added to the opacity of ``instanceColor`` from each instance to the next.
  open var instanceAlphaOffset: Float {
    get { replicator.alphaOffset }
    set { change("instanceAlphaOffset") { $0.replicator.alphaOffset = newValue } }
  }
}

extension LayerValues {
  var replicator: ReplicatorContent {
    get { if case .replicator(let content) = content { content } else { ReplicatorContent() } }
    set { content = .replicator(newValue) }
  }
}

/// A layer that draws nothing but its sublayers, without their depth.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    values.content = .transform
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    values.content = .transform
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func makeCopy(of layer: CALayer) -> CALayer { CATransformLayer(layer: layer) }

  /// Only sublayers contain points.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
