import Testing
import UIKit

@MainActor @Suite("Labels of images") struct ImageLabelTests {
  private func image(_ label: String?) -> UIImage {
    let image = UIImage()
    image.accessibilityLabel = label
    return image
  }

  @Test("an image view without a label has the label of its image")
  func imageViews() {
    let view = UIImageView(image: image("Beach"))
    #expect(view.accessibilityLabel == "Beach")
    view.image = image(nil)
    #expect(view.accessibilityLabel == nil)
    view.image = image("Beach")
    view.accessibilityLabel = "Photo"
    #expect(view.accessibilityLabel == "Photo")
  }

  @Test("a button without a title has the label of its image")
  func buttons() {
    let button = UIButton(type: .custom)
    button.setImage(image("Add"), for: .normal)
    #expect(button.accessibilityLabel == "Add")
    button.setTitle("New", for: .normal)
    #expect(button.accessibilityLabel == "New")
    var configuration = UIButton.Configuration.plain()
    configuration.image = image("Share")
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Share")
  }
}
