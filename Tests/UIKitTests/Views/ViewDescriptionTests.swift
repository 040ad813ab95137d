import CelloViews
import Testing
import UIKit

@MainActor struct ViewDescriptionTests {
  /// The description with `0x` instead of addresses.
  private func text(_ view: UIView) -> String {
    "\(view)".replacing(#/0x[0-9a-f]{8,12}\b/#, with: "0x")
  }

  @Test("a view prints its class, address, frame and layer")
  func plain() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 97.66667, height: 20.5))
    #expect(text(view) == "<UIView: 0x; frame = (0 0; 97.6667 20.5); layer = <CALayer: 0x>>")
    #expect("\(view)".contains("layer = <\(ObjectIdentity.text(view.layer))>"))
    // The address is that of the object.
    let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
    #expect("\(view)".hasPrefix("<UIView: 0x\(String(address, radix: 16)); "))
  }

  @Test("properties that differ from their default follow in a fixed order")
  func properties() {
    let view = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.clipsToBounds = true
    view.isHidden = true
    view.alpha = 0.5
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin, .flexibleLeftMargin]
    view.tag = 7
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.backgroundColor = .systemBackground
    #expect(
      text(view) == """
        <UIImageView: 0x; frame = (1 2; 3 4); clipsToBounds = YES; hidden = YES; alpha = 0.5; \
        opaque = NO; autoresize = LM+W+BM; userInteractionEnabled = NO; tag = 7; \
        gestureRecognizers = <NSArray: 0x>; \
        backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>; \
        layer = <CALayer: 0x>>
        """)
    view.backgroundColor = .red
    #expect(text(view).contains("; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; "))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.1)
    #expect(
      text(view).contains("; transform = [2, 0, 0, 0.10000000000000001, 0, 0]; clipsToBounds"))
  }

  @Test("classes of an app have their module and the class of UIKit from which they inherit")
  func subclass() {
    #expect(
      text(DescribedLabel(frame: .zero)).hasPrefix(
        "<UIKitTests.DescribedLabel: 0x; baseClass = UILabel; frame = (0 0; 0 0); user"))
  }

  @Test("labels and fields print the start of their text")
  func texts() {
    let label = UILabel()
    #expect(!text(label).contains("text"))
    label.text = "Bicycle"
    #expect(text(label).contains("; frame = (0 0; 0 0); text = 'Bicycle'; userInter"))
    label.text = "2 - Drawing index is top of the page"
    #expect(text(label).contains("; text = '2 - Drawing index is top ...'; "))
    #expect(text(UITextField()).contains("; text = ''; "))
    let textView = UITextView()
    textView.text = "Wheel"
    #expect(text(textView).contains("; text = 'Wheel'; "))
  }

  @Test("scroll views and lists print their content after the layer")
  func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.contentSize = CGSize(width: 10, height: 532.25)
    scrollView.contentOffset.y = 5
    scrollView.contentInset.bottom = 83
    #expect(
      text(scrollView).hasSuffix(
        "; layer = <CALayer: 0x>; contentOffset: {0, 5}; contentSize: {10, 532.25}; "
          + "adjustedContentInset: {0, 0, 83, 0}>"))
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      text(list).hasSuffix(
        "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x>; "
          + "dataSource: (null)>"))
    let source = DescribedRows()
    let table = UITableView()
    table.dataSource = source
    #expect(text(table).hasSuffix("; dataSource: <UIKitTests.DescribedRows: 0x>>"))
  }

  @Test("controllers and other responders print their class and address")
  func responders() {
    func text(_ responder: UIResponder) -> String {
      "\(responder)".replacing(#/0x[0-9a-f]{8,12}\b/#, with: "0x")
    }
    #expect(text(UIViewController()) == "<UIViewController: 0x>")
    #expect(text(DescribedController()) == "<UIKitTests.DescribedController: 0x>")
  }

  @Test("in another thread, a view prints its class and address")
  func otherThread() async {
    let view = UIView()
    let text = await Task.detached { view.description }.value
    #expect(text == "<\(ObjectIdentity.text(view))>")
  }
}

class DescribedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

class DescribedLabel: UILabel {}

class DescribedController: UIViewController {}
