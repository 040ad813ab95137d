/// The layout of the items in one section of a bar, from leading to trailing.
///
/// Lengths are in points, measured from the leading edge.
struct BarItemsLayout {
  enum Element: Equatable {
    /// Buttons with these widths, on a shared capsule if they have one.
    case cluster([CGFloat], hasCapsule: Bool)
    /// The minimum distance between the adjacent clusters.
    case space(CGFloat)
    case flexibleSpace
  }

  var metrics: BarItemMetrics
  var elements: [Element]
  var grid: PixelGrid

  /// The position of a cluster and its buttons.
  struct Cluster: Equatable {
    /// The origin and the length of the cluster, which has the size of its capsule.
    var start: CGFloat
    var length: CGFloat
    /// The origins of the buttons.
    var items: [CGFloat]
  }

  private func length(_ widths: [CGFloat], hasCapsule: Bool) -> CGFloat {
    widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * metrics.spacing
      + (hasCapsule ? 2 * metrics.capsulePadding : 0)
  }

  /// The length with empty flexible spaces.
  var minimumLength: CGFloat { place(flexible: 0).length }

  /// Returns the clusters for a total length. Flexible spaces share the remaining length equally.
  func clusters(in length: CGFloat) -> [Cluster] {
    let count = elements.reduce(0) { $0 + ($1 == .flexibleSpace ? 1 : 0) }
    let rest = max(length - minimumLength, 0)
    return place(flexible: count > 0 ? rest / CGFloat(count) : 0).clusters
  }

  private func place(flexible: CGFloat) -> (clusters: [Cluster], length: CGFloat) {
    var clusters: [Cluster] = []
    var end: CGFloat = 0
    // The fixed space since the last cluster.
    var fixed: CGFloat?
    var stretch: CGFloat = 0
    for element in elements {
      switch element {
      case .space(let width): fixed = (fixed ?? 0) + width.nonNegative
      case .flexibleSpace: stretch += flexible
      case .cluster(let widths, let hasCapsule):
        let gap = clusters.isEmpty ? fixed ?? 0 : max(fixed ?? 0, metrics.clusterSpacing)
        let start = end + gap + stretch
        var x = start + (hasCapsule ? metrics.capsulePadding : 0)
        var items: [CGFloat] = []
        for width in widths {
          items.append(grid.rounded(x))
          x += width + metrics.spacing
        }
        let length = length(widths, hasCapsule: hasCapsule)
        clusters.append(Cluster(start: grid.rounded(start), length: length, items: items))
        end = start + length
        fixed = nil
        stretch = 0
      }
    }
    return (clusters, end + (fixed ?? 0) + stretch)
  }
}
