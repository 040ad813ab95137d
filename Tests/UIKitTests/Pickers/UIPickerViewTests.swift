import Testing
@_spi(Cello) import UIKit

@MainActor struct UIPickerViewTests {
  /// A data source and delegate for a picker of sizes and colors.
  private final class Model: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["S", "M", "L", "XL"], ["Red", "Green", "Blue"]]
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { log.append("\(component): \(columns[component][row])") }
  }

  private let model = Model()
  private let picker = UIPickerView()

  init() {
    picker.dataSource = model
    picker.delegate = model
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    picker.layoutIfNeeded()
  }

  private func title(_ row: Int, _ component: Int) -> String? {
    (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
  }

  @Test("the first rows are selected, and the components share the width")
  func initial() {
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148.5, height: 32))
    #expect(title(0, 0) == "S" && title(2, 1) == "Blue")
    #expect(picker.numberOfRows(inComponent: 9) == 0)
    #expect(picker.selectedRow(inComponent: -1) == -1)
    #expect(picker.rowSize(forComponent: 2) == .zero)
  }

  @Test("the delegate is not notified about selections by the app, which are limited to the rows")
  func selecting() {
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.selectRow(-5, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(1, inComponent: 7, animated: false)
    #expect(model.log.isEmpty)
  }

  @Test("a reload keeps selected rows that still exist")
  func reloading() {
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    model.columns[0] = ["One", "Two"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(title(1, 0) == "Two")
    model.columns = [["Only"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    model.columns = [[]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.layoutIfNeeded()
    #expect(model.log.isEmpty)
  }

  @Test("a picker without a data source or with a released data source draws nothing")
  func noData() {
    let empty = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(empty.numberOfComponents == 0)
    #expect(DisplayListRecorder.record(empty).items.isEmpty)
    empty.selectRow(0, inComponent: 0, animated: false)
    empty.reloadComponent(0)
  }

  // MARK: Touches

  /// Drags slowly, so that the content stops where the finger is lifted.
  private func drag(x: CGFloat, by distance: CGFloat) {
    let touch = TouchSequence(in: picker)
    touch.begin(at: CGPoint(x: x, y: 108), time: 0)
    touch.move(to: CGPoint(x: x, y: 108 + distance), time: 1)
    touch.move(to: CGPoint(x: x, y: 108 + distance), time: 2)
    touch.end(time: 3)
    picker.layoutIfNeeded()
  }

  private func tap(_ point: CGPoint) {
    TouchSequence(in: picker).tap(at: point)
    picker.layoutIfNeeded()
  }

  @Test("dragging turns a wheel by whole rows, and the delegate is notified once")
  func dragging() throws {
    drag(x: 80, by: -70)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(model.log == ["0: L"])
    drag(x: 80, by: 400)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(model.log == ["0: L", "0: S"])
    drag(x: 80, by: 60)
    #expect(model.log == ["0: L", "0: S"])
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test("a tap on a row selects it")
  func tapping() {
    tap(CGPoint(x: 230, y: 108 + 32))
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(model.log == ["1: Green"])
    tap(CGPoint(x: 230, y: 108))
    #expect(model.log == ["1: Green"])
  }

  @Test("a delegate may reload the picker when a row is selected")
  func reloadInCallback() {
    final class Reloading: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var counts = [5, 3]

      func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        counts[component]
      }

      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) {
        counts = [1]
        pickerView.reloadAllComponents()
      }
    }
    let reloading = Reloading()
    picker.dataSource = reloading
    picker.delegate = reloading
    tap(CGPoint(x: 80, y: 108 + 32))
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("a picker whose data source has gone has no components")
  func vanishedDataSource() {
    picker.dataSource = nil
    #expect(picker.numberOfComponents == 0)
    picker.layoutIfNeeded()
    #expect(picker.subviews.isEmpty)
    var source: Model? = Model()
    picker.dataSource = source
    #expect(picker.numberOfComponents == 2)
    source = nil
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0)
  }

  @Test("a drag that is cancelled leaves a row in the middle")
  func cancelledDrag() throws {
    let touch = TouchSequence(in: picker)
    touch.begin(at: CGPoint(x: 80, y: 108), time: 0)
    touch.move(to: CGPoint(x: 80, y: 97), time: 1)
    touch.cancel()
    let wheel = try #require(picker.subviews.first as? UIScrollView)
    #expect(wheel.contentOffset.y == 0)
    #expect(model.log.isEmpty)
  }

  // MARK: Views and accessibility

  @Test("the delegate's views, widths and heights are used, and views are reused")
  func ownViews() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var reused = 0

      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        500
      }

      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        100
      }

      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        50
      }

      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view != nil { reused += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
      }
    }
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    picker.selectRow(100, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 100, forComponent: 0)?.tag == 100)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    picker.selectRow(200, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 201, forComponent: 0)?.tag == 201)
    #expect(views.reused > 0)
  }

  @Test("wheels are adjustable elements with the selected title as their value")
  func accessibility() throws {
    let wheel = try #require(picker.subviews.first)
    #expect(wheel.isAccessibilityElement)
    #expect(wheel.accessibilityTraits.contains(.adjustable))
    #expect(wheel.accessibilityValue == "S")
    wheel.accessibilityIncrement()
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "L")
    wheel.accessibilityDecrement()
    #expect(model.log == ["0: M", "0: L", "0: M"])
  }
}
