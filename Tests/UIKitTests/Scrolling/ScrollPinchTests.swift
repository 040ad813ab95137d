import Testing
import UIKit

@testable import CelloViews

/// Zooming by a pinch.
@MainActor struct ScrollPinchTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("will begin \(view === self.view) \(scrollView.isZooming)")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.append("\(scrollView.isZoomBouncing ? "bounces to" : "zooms to") \(scrollView.zoomScale)")
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("did end \(scale) \(scrollView.isZooming)") }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let zoomer = Zoomer()

  init() {
    scrollView.addSubview(zoomer.view)
    scrollView.contentSize = CGSize(width: 200, height: 200)
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 2
  }

  private func pinch(_ scales: [CGFloat], around center: CGPoint = CGPoint(x: 100, y: 100)) {
    let touches = TouchSequence(in: scrollView.rootView)
    func points(_ scale: CGFloat) -> [CGPoint] {
      let origin = scrollView.contentOffset
      return [-20, 20].map { CGPoint(x: center.x + origin.x + $0 * scale, y: center.y + origin.y) }
    }
    touches.begin(at: points(1))
    for scale in scales { touches.move(to: points(scale)) }
    touches.end()
  }

  @Test("the recognizer is there while the limits differ")
  func recognizer() {
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(scrollView.gestureRecognizers?.count == 1)
  }

  @Test("the delegate is called in order")
  func order() {
    pinch([1.5, 1.75])
    #expect(
      zoomer.log == ["will begin true true", "zooms to 1.5", "zooms to 1.75", "did end 1.75 false"])
    #expect(scrollView.contentSize == CGSize(width: 350, height: 350))
  }

  @Test("the content below the fingers stays there")
  func anchor() {
    scrollView.maximumZoomScale = 4
    let host = UIView(frame: scrollView.frame)
    host.addSubview(scrollView)
    let touches = TouchSequence(in: host)
    touches.begin(at: [CGPoint(x: 40, y: 60), CGPoint(x: 60, y: 60)])
    let point = zoomer.view.convert(CGPoint(x: 50, y: 60), from: host)
    touches.move(to: [CGPoint(x: 20, y: 60), CGPoint(x: 80, y: 60)])
    #expect(scrollView.zoomScale == 3)
    #expect(zoomer.view.convert(point, to: host) == CGPoint(x: 50, y: 60))
    touches.end()
    #expect(scrollView.contentOffset == CGPoint(x: 100, y: 120))
  }

  @Test("a scale beyond the limits returns to them, or is not exceeded without bouncing")
  func bounces() {
    pinch([4])
    #expect(
      zoomer.log == [
        "will begin true true", "zooms to 3.0", "bounces to 2.0", "did end 2.0 false",
      ])
    #expect(zoomer.view.transform == CGAffineTransform(scaleX: 2, y: 2))
    zoomer.log = []
    scrollView.bouncesZoom = false
    scrollView.zoomScale = 1
    zoomer.log = []
    pinch([4])
    #expect(zoomer.log == ["will begin true true", "zooms to 2.0", "did end 2.0 false"])
  }

  @Test("without a view to zoom nothing happens")
  func noView() {
    scrollView.delegate = nil
    pinch([2])
    #expect(scrollView.zoomScale == 1 && !scrollView.isZooming)
  }

  @Test(
    "limits that make no sense are made usable",
    arguments: [
      (CGFloat.nan, CGFloat.nan, CGFloat(5), CGFloat(0.001)), (3, 2, 5, 3), (0, 0, 1, 0.001),
      (0.5, 2, .infinity, 2), (0.5, 2, .nan, 0.5),
    ])
  func limits(minimum: CGFloat, maximum: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(ZoomLimits(minimum: minimum, maximum: maximum).clamped(scale) == expected)
    #expect(ZoomLimits(minimum: minimum, maximum: maximum).bounced(scale).isFinite)
  }
}
