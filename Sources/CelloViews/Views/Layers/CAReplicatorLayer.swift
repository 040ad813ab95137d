/// A layer that draws its sublayers several times, with an accumulating transform and color.
///
/// If the instances take too much work to draw, none is drawn and a warning is logged.
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

  /// The delay of the instance that is being drawn, in seconds.
  var drawnDelay: CFTimeInterval = 0

  override func localTimeOfSublayers(_ time: CFTimeInterval) -> CFTimeInterval {
    time - drawnDelay
  }

  /// The number of instances; 1 by default. With 0 or less, nothing is drawn.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set { change("instanceCount") { $0.replicator.instanceCount = newValue } }
  }

  /// Stored only: a Boolean value that indicates whether instances keep their depth. All
  /// instances are drawn in the plane of the layer.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { change("preservesDepth") { $0.replicator.preservesDepth = newValue } }
  }

  /// The delay of the animations of each instance after those of the instance before it, in seconds;
  /// 0 by default. Animations take time on a simulated clock.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set { change("instanceDelay") { $0.replicator.instanceDelay = newValue } }
  }

  /// The transform from each instance to the next, around the layer's anchor point; the identity by
  /// default.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set { change("instanceTransform") { $0.replicator.instanceTransform = newValue } }
  }

  /// The color that multiplies the colors of the first instance; white by default. White and `nil`
  /// leave the colors unchanged.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set { change("instanceColor") { $0.replicator.instanceColor = newValue } }
  }

  /// The value added to the red component of ``instanceColor`` from each instance to the next; 0 by
  /// default.
  open var instanceRedOffset: Float {
    get { replicator.redOffset }
    set { change("instanceRedOffset") { $0.replicator.redOffset = newValue } }
  }

  /// The value added to the green component of ``instanceColor`` from each instance to the next; 0
  /// by default.
  open var instanceGreenOffset: Float {
    get { replicator.greenOffset }
    set { change("instanceGreenOffset") { $0.replicator.greenOffset = newValue } }
  }

  /// The value added to the blue component of ``instanceColor`` from each instance to the next; 0
  /// by default.
  open var instanceBlueOffset: Float {
    get { replicator.blueOffset }
    set { change("instanceBlueOffset") { $0.replicator.blueOffset = newValue } }
  }

  /// The value added to the opacity of ``instanceColor`` from each instance to the next; 0 by
  /// default.
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

/// A layer that draws only its sublayers, without their depth.
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

  /// Returns `false`: only sublayers contain points.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
