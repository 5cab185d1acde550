// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

/// The names and symbols were read in `GeneratedAssetSymbols.swift` files, written by Xcode 15 and
/// 16, of public repositories.
@Suite("Symbols that Xcode generates for asset catalogs")
struct AssetSymbolTests {
  @Test(
    "the name of an asset makes its symbol",
    arguments: [
      ("AccentColor", "accent"), ("LaunchBackground", "launchBackground"), ("fosBlue", "fosBlue"),
      ("cat_image", "cat"), ("insert_image", "insert"), ("card-number-color", "cardNumber"),
      ("backgroundColor", "background"), ("buttoncolor", "buttoncolor"), ("Color", "color"),
      ("Image", "image"), ("image-coming-soon", "imageComingSoon"), ("image2", "image2"),
      ("LaunchLogo", "launchLogo"), ("APCPhoto", "apcPhoto"), ("BGLighGray", "bgLighGray"),
      ("WeChat", "weChat"), ("M-stadt", "mStadt"), ("icon_ID", "iconID"), ("icon_ID ", "iconID"),
      ("icon_Not Repay", "iconNotRepay"), ("blueEF", "blueEF"), ("planetLeftPS", "planetLeftPS"),
      ("color7C", "color7C"), ("color_000000", "color000000"), ("c50000", "c50000"),
      ("ap_tileGreen_01", "apTileGreen01"), ("emoji 1", "emoji1"), ("orbita+", "orbita"),
      ("Connecting0_", "connecting0"), ("features 1 1", "features11"),
      ("icons8-credit-card-100", "icons8CreditCard100"), ("sy_head_10@2x", "syHead102X"),
      ("AppIcon.svg", "appIconSvg"), ("035-bank 1", "_035Bank1"), ("1_thumb", "_1Thumb"),
      ("10e", "_10E"), ("2ed", "_2Ed"), ("2x2", "_2X2"), ("2xm", "_2Xm"), ("1", "_1"),
      // In capitals and digits alone, they stay, and the words are apart.
      ("M", "M"), ("BMW", "BMW"), ("FFFFFF", "FFFFFF"), ("A-1-1-0", "A_1_1_0"),
      ("121212", "_121212"), ("10H", "_10_H"), ("292C38", "_292_C_38"), ("34394D", "_34394_D"),
      ("3B75E7", "_3_B_75_E_7"), ("CE9D2E", "CE_9_D_2_E"), ("DCAC00", "DCAC_00"),
      ("FF6767", "FF_6767"),
    ])
  func members(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName.member(name) == symbol)
  }

  @Test(
    "a folder makes the name of an enumeration",
    arguments: [
      ("iconPreviews", "IconPreviews"), ("Poses", "Poses"), ("TabBarIcons", "TabBarIcons"),
    ])
  func namespaces(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName.namespace(name) == symbol)
  }

  @Test("a name without letters and digits has no symbol")
  func nameless() {
    #expect(AssetSymbolName.member("🚀") == nil)
    #expect(AssetSymbolName.member("--") == nil)
  }

  /// Sets and namespaces of the fixture; a plain folder names nothing.
  @Test("a catalog's names have their namespaces")
  func names() throws {
    let names = try AssetNames(catalogs: [Fixtures.path("Media.xcassets")])
    #expect(names.colors == ["Accent", "Brand/Inner", "Grey", "Inner", "Slots"])
    #expect(names.images == ["Photo", "Vector"])
    #expect(throws: ResourceError.self) { try AssetNames(catalogs: ["/gone.xcassets"]) }
  }

  @Test("the source has resources by namespace, without a second asset of a symbol")
  func resources() {
    let names = AssetNames(
      colors: ["Colors/black", "AccentColor"],
      images: ["File", "FileImage", "Tabs/Default", "quo\"te"])
    #expect(
      AssetSymbols(names, hasExtensions: false).source(header: "Generated.", module: "SwiftUI")
        == #"""
        // Generated.
        #if !canImport(Darwin)
        import Foundation
        import SwiftUI

        extension ColorResource {
          nonisolated static var accent: ColorResource { ColorResource(name: "AccentColor", bundle: .main) }
          enum Colors {
            nonisolated static var black: ColorResource { ColorResource(name: "Colors/black", bundle: .main) }
          }
        }

        extension ImageResource {
          nonisolated static var file: ImageResource { ImageResource(name: "File", bundle: .main) }
          nonisolated static var quoTe: ImageResource { ImageResource(name: "quo\"te", bundle: .main) }
          // "FileImage" has the name of another asset.
          enum Tabs {
            nonisolated static var `default`: ImageResource { ImageResource(name: "Tabs/Default", bundle: .main) }
          }
        }

        #endif

        """#)
  }

  /// Xcode writes `#warning("The \"primary\" color asset name resolves to a conflicting Color
  /// symbol …")` in place of the member of Color, and has `UIColor.primary`; in a namespace it has
  /// both.
  @Test("extensions leave out the names that Apple's types have, and those of the app")
  func extensions() {
    let names = AssetNames(
      colors: ["primary", "lightGray", "brand", "own", "Colors/black", "Color/x"],
      images: ["add", "Images/add"])
    let source = AssetSymbols(
      names, hasExtensions: true,
      declared: ["Color": ["own"], "NSColor": ["brand"]]
    ).source(header: "Generated.", module: "SwiftUI")
    let start = source.range(of: "extension Color {")?.lowerBound ?? source.startIndex
    #expect(
      String(source[start...]) == #"""
        extension Color {
          nonisolated static var brand: Color { Color(ColorResource.brand) }
          nonisolated static var lightGray: Color { Color(ColorResource.lightGray) }
          enum Colors {
            nonisolated static var black: Color { Color(ColorResource.Colors.black) }
          }
        }

        extension UIColor {
          nonisolated static var own: UIColor { UIColor(resource: ColorResource.own) }
          nonisolated static var primary: UIColor { UIColor(resource: ColorResource.primary) }
          enum Color {
            nonisolated static var x: UIColor { UIColor(resource: ColorResource.Color.x) }
          }
          enum Colors {
            nonisolated static var black: UIColor { UIColor(resource: ColorResource.Colors.black) }
          }
        }

        extension ShapeStyle where Self == Color {
          nonisolated static var brand: Color { Color(ColorResource.brand) }
          nonisolated static var lightGray: Color { Color(ColorResource.lightGray) }
          nonisolated static var own: Color { Color(ColorResource.own) }
        }

        extension UIImage {
          enum Images {
            nonisolated static var add: UIImage { UIImage(resource: ImageResource.Images.add) }
          }
        }

        #endif

        """#)
  }
}
