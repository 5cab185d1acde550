// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

// What Xcode generates for a catalog with the color "Brand" and the image "Logo" in "Onboarding".
extension ColorResource {
  fileprivate static let brand = ColorResource(name: "Brand", bundle: .main)
}
extension ImageResource {
  fileprivate enum Onboarding {
    static let logo = ImageResource(name: "Onboarding/Logo", bundle: .main)
  }
}
extension Color {
  fileprivate static var brand: Color { .init(.brand) }
}
extension UIColor {
  fileprivate static var brand: UIColor { .init(resource: .brand) }
}
extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { .init(.brand) }
}
extension UIImage {
  fileprivate enum Onboarding {
    static var logo: UIImage { .init(resource: .Onboarding.logo) }
  }
}

@Suite("Generated symbols of asset catalogs")
struct AssetResourceTests {
  @Test("a color by its symbol is the color of its name")
  func colors() {
    #expect(Color(.brand) == Color("Brand"))
    #expect(Color.brand == Color("Brand"))
    #expect(Color(uiColor: .brand) == Color("Brand"))
    #expect(Color(UIColor.brand) == Color("Brand"))
    // A color of UIKit's that no resource has the name of.
    #expect(Color(.systemBackground) == Color(UIColor.systemBackground))
  }

  @Test("a style by its symbol is the color of its name")
  func styles() throws {
    #expect(
      try Text("a").foregroundStyle(.brand).viewNode()
        == Text("a").foregroundStyle(Color("Brand")).viewNode())
    #expect(try Text("a").tint(.brand).viewNode() == Text("a").tint(Color("Brand")).viewNode())
  }

  @Test("an image by its symbol is the image of its name")
  func images() throws {
    let name = "Onboarding/Logo"
    #expect(Image(.Onboarding.logo) == Image(name))
    #expect(Image(decorative: .Onboarding.logo) == Image(decorative: name))
    #expect(Image(uiImage: UIImage.Onboarding.logo) == Image(name))
    #expect(
      try Label("Add", image: .Onboarding.logo).viewNode() == Label("Add", image: name).viewNode())
    #expect(
      try Button("Add", image: .Onboarding.logo) {}.viewNode()
        == Button(action: {}, label: { Label("Add", image: name) }).viewNode())
  }
}
