import Foundation
import Testing
import UIKit

@MainActor struct UIButtonConfigurationTests {
  @Test("configurations are equal if all their properties are")
  func equality() {
    let plain = UIButton.Configuration.plain()
    #expect(plain == .plain() && plain.hashValue == UIButton.Configuration.plain().hashValue)
    #expect(plain != .filled())
    let changes: [(inout UIButton.Configuration) -> Void] = [
      { $0.title = "a" }, { $0.subtitle = "a" }, { $0.image = UIImage(systemName: "star") },
      { $0.buttonSize = .small }, { $0.cornerStyle = .capsule }, { $0.imagePadding = 3 },
      { $0.baseForegroundColor = .red }, { $0.background.cornerRadius = 2 },
      { $0.contentInsets = .zero }, { $0.showsActivityIndicator = true },
      { $0.attributedTitle = AttributedString("a", attributes: .init([.kern: 2])) },
    ]
    for change in changes {
      var changed = plain
      change(&changed)
      #expect(changed != plain)
    }
  }

  /// Source: docs/measurements/controls.md#buttons.
  @Test("new configurations have UIKit's values")
  func defaults() {
    typealias Configuration = UIButton.Configuration
    let updating: [Configuration] = [
      .plain(), .gray(), .tinted(), .borderless(), .bordered(), .borderedTinted(),
    ]
    #expect(updating.allSatisfy { $0.automaticallyUpdateForSelection })
    #expect(!Configuration.filled().automaticallyUpdateForSelection)
    #expect(!Configuration.borderedProminent().automaticallyUpdateForSelection)
    let plain = Configuration.plain()
    #expect(
      plain.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(plain.imagePlacement == .leading && plain.titlePadding == 1 && plain.imagePadding == 0)
  }

  @Test("transformers are equal only to their copies")
  func transformers() {
    var first = UIButton.Configuration.plain()
    first.imageColorTransformer = .init { $0 }
    first.titleTextAttributesTransformer = .init { $0 }
    let copy = first
    #expect(copy == first && copy.hashValue == first.hashValue)
    var other = first
    other.titleTextAttributesTransformer = .init { $0 }
    #expect(other != first)
    other.titleTextAttributesTransformer = first.titleTextAttributesTransformer
    #expect(other == first)
    other.imageColorTransformer = nil
    #expect(other != first)
  }
}
