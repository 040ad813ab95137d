internal import Foundation
internal import UIKit

extension FuzzTarget {
  /// Hierarchies of views that are constrained, changed and moved at random: each layout ends with
  /// finite frames, and repeating it results in the same frames.
  static let constraints = FuzzTarget(
    "constraints", inputs: { random in (0..<(32 + random.below(160))).map { _ in random.byte() } }
  ) { bytes in
    try onMainThread {
      let frames = ConstrainedTree.frames(bytes)
      try require(
        frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.maxX.isFinite },
        "A frame is infinite: \(frames)")
      try require(frames == ConstrainedTree.frames(bytes), "A second layout differs: \(frames)")
    }
  }

  static let visualFormat = FuzzTarget(
    "visual-format",
    seeds: [
      "H:|-[a]-8-[b(>=20@500)]-|", "V:|[a(b)]-(>=m,<=40)-[b]|", "[a]-m-[b(==a*2+4)]",
      "|-(-3)-[a(30)][b]",
    ],
    words: "H: V: | - [a] [b] ( ) >= <= == @750 , m * / + 1.5 1e999"
  ) { bytes in
    try onMainThread {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let views = ["a": UIView(), "b": UIView()]
      for view in [views["a"]!, views["b"]!] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: String(decoding: bytes, as: UTF8.self), metrics: ["m": 12],
        views: views)
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      try require(views.values.allSatisfy { $0.frame.maxX.isFinite }, "A frame is infinite")
      LayoutWarnings.removeAll()
    }
  }
}

/// A hierarchy of views that the bytes of an input change.
@MainActor private struct ConstrainedTree {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  static func frames(_ bytes: [UInt8]) -> [CGRect] {
    var choices = ByteChoices(bytes)
    var tree = ConstrainedTree()
    var frames: [CGRect] = []
    tree.build(&choices)
    while !choices.isUsedUp {
      tree.change(&choices)
      guard choices.once(in: 3) else { continue }
      tree.root.layoutIfNeeded()
      frames += tree.views.map(\.frame)
    }
    LayoutWarnings.removeAll()
    return frames
  }

  private mutating func build(_ choices: inout ByteChoices) {
    views = [root]
    for _ in 0..<6 {
      let view: UIView
      switch choices.below(4) {
      case 0: view = UIStackView()
      case 1:
        let label = UILabel()
        label.text = "Two words"
        label.numberOfLines = choices.below(3)
        view = label
      default: view = UIView()
      }
      view.translatesAutoresizingMaskIntoConstraints = choices.once(in: 3)
      view.frame = CGRect(
        x: choices.below(20), y: choices.below(20), width: choices.below(50),
        height: choices.below(50))
      choices.pick(views).addSubview(view)
      views.append(view)
    }
  }

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
    .firstBaseline, .lastBaseline, .leadingMargin, .bottomMargin,
  ]

  private static let lengths: [CGFloat] = [0, 8, -8, 40, 300, 0.3, .nan, .infinity, -1e12]

  private mutating func change(_ choices: inout ByteChoices) {
    let view = choices.pick(views)
    switch choices.below(13) {
    case 0...4: addConstraint(to: view, &choices)
    case 5:
      if !constraints.isEmpty { choices.pick(constraints).constant = choices.pick(Self.lengths) }
    case 6: if !constraints.isEmpty { choices.pick(constraints).isActive.toggle() }
    case 7:
      if !constraints.isEmpty {
        choices.pick(constraints).priority = choices.pick([.required, .defaultLow, .init(.nan)])
      }
    case 8:
      let parent = choices.pick(views)
      if !parent.isDescendant(of: view), view !== root { parent.addSubview(view) }
    case 9: view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 10: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(choices.below(64)))
    case 11:
      let stack = views.lazy.compactMap { $0 as? UIStackView }.first
      if let stack, view !== root, !stack.isDescendant(of: view) {
        stack.addArrangedSubview(view)
        stack.distribution = choices.pick([.fill, .fillEqually, .equalSpacing, .equalCentering])
        stack.axis = choices.pick([.horizontal, .vertical])
      }
    default:
      view.frame.size.width = choices.pick([0, 10, 100, 250])
      (view as? UILabel)?.text = choices.pick(["", "Text", "Many words on several lines"])
    }
  }

  private mutating func addConstraint(to view: UIView, _ choices: inout ByteChoices) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: choices.pick(Self.attributes),
      relatedBy: choices.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      toItem: choices.once(in: 4) ? nil : choices.pick(views),
      attribute: choices.pick(Self.attributes), multiplier: choices.pick([1, 1, 0.5, 2, .nan]),
      constant: choices.pick(Self.lengths))
    constraint.priority = choices.pick([.required, .defaultHigh, .defaultLow])
    constraint.isActive = true
    constraints.append(constraint)
  }
}
