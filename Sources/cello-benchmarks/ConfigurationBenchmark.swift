import UIKit

/// Measures operations on configuration values: creating, copying, changing, updating for a state,
/// and comparing.
struct ConfigurationBenchmark {
  private var timing = Timing()

  mutating func run() {
    let state = UICellConfigurationState(traitCollection: .current)
    var selected = state
    selected.isSelected = true
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Secondary text"
    let updated = content.updated(for: state)
    let same = content.updated(for: state)
    let background = UIBackgroundConfiguration.listGroupedCell()

    measure("content: create") { UIListContentConfiguration.cell() }
    measure("content: create, set a text") {
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "Text"
      return configuration
    }
    measure("content: updated(for:)") { content.updated(for: selected) }
    measure("content: equal") { updated == same }
    measure("background: create") { UIBackgroundConfiguration.listGroupedCell() }
    measure("background: updated(for:)") { background.updated(for: selected) }
  }

  private mutating func measure<Result>(_ name: String, _ body: () -> Result) {
    timing.measure {
      for _ in 0..<100 { keep(body()) }
    }
    let nanoseconds = Int(timing.median / 100)
    print(
      "configuration", name + String(repeating: " ", count: max(30 - name.count, 1)), "median",
      nanoseconds, "ns")
  }
}

/// Prevents the optimizer from removing the code that creates a value.
@inline(never) private func keep<Value>(_ value: Value) {}
