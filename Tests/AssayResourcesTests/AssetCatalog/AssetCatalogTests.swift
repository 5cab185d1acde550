// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayResources

@Suite("Asset catalogs")
struct AssetCatalogTests {
  static let catalog = Result { try AssetCatalog(directory: Fixtures.path("Media.xcassets")) }

  @Test(
    "a color is its set's entry for the idiom first, then for the appearance",
    arguments: [
      // "0x12" and so on.
      ("Accent", ColorAppearance.light, AssetIdiom.universal, "#127AE6"),
      // P3 (0.25, 0.6, 1) by CSS Color 4: sRGB -0.0955, 0.6095, 1.0311; 0.6095 * 255 = 155.4.
      ("Accent", .dark, .universal, "#009BFF"),
      // Increased contrast in light has no entry of its own.
      ("Accent", .lightIncreasedContrast, .universal, "#127AE6"),
      // A reference to systemBlueColor.
      ("Accent", .darkIncreasedContrast, .universal, "#409CFF"),
      // Grey of power 2.2: 0.5^2.2 = 0.21764, encoded 0.50390, * 255 = 128.49; half alpha is 127.5.
      ("Grey", .light, .universal, "#80808080"),
      ("Grey", .dark, .iphone, "#80808080"),
      ("Grey", .light, .ipad, "#1A01FF"),
      // The idiom comes before the appearance.
      ("Grey", .darkIncreasedContrast, .ipad, "#1A01FF"),
      // Linear 0.216 is 128/255, written as numbers.
      ("Grey", .darkIncreasedContrast, .universal, "#8000FF"),
      ("Slots", .light, .universal, "#FF0080"),
      // The slot for dark is empty, the color for any is a macOS one without a value here.
      ("Slots", .dark, .universal, nil),
      // A plain folder names nothing; a namespace does.
      ("Inner", .light, .universal, "#110000"),
      ("Brand/Inner", .light, .universal, "#220000"),
      ("Plain/Inner", .light, .universal, nil),
      ("Gone", .light, .universal, nil),
    ] as [(String, ColorAppearance, AssetIdiom, String?)])
  func colors(
    _ name: String, _ appearance: ColorAppearance, _ idiom: AssetIdiom, _ hex: String?
  ) throws {
    #expect(
      try Self.catalog.get().color(named: name, appearance, idiom: idiom)?.hex == hex)
  }

  @Test(
    "an image is its set's file for the appearance first, then for the nearest scale",
    arguments: [
      (1.0, ColorAppearance.light, "photo.png", 1.0),
      (2, .light, "photo@2x.png", 2),
      (3, .lightIncreasedContrast, "photo@3x.png", 3),
      (4, .light, "photo@3x.png", 3),
      // As near to 1x as to 2x: the larger.
      (1.5, .light, "photo@2x.png", 2),
      // Dark has one scale only, and the appearance comes first.
      (1, .dark, "photo-dark@3x.png", 3),
    ])
  func images(
    _ scale: Double, _ appearance: ColorAppearance, _ name: String, _ fileScale: Double
  ) throws {
    let file = try Self.catalog.get().image(named: "Photo", scale: scale, appearance)
    #expect(file?.path == Fixtures.path("Media.xcassets/Photo.imageset/" + name))
    #expect(file?.scale == fileScale)
  }

  @Test func imagesWithoutPNG() throws {
    let catalog = try Self.catalog.get()
    #expect(catalog.image(named: "Vector", scale: 2, .light)?.path.hasSuffix("shape.svg") == true)
    #expect(catalog.imageSets["Vector"]?.unsupportedFileNames == [])
    #expect(catalog.imageSets["Photo"]?.isTemplate == true)
    #expect(catalog.imageSets["Vector"]?.isTemplate == false)
    #expect(catalog.imageSets.keys.sorted() == ["Photo", "Vector"])
  }

  @Test func aFolderOfCatalogs() throws {
    #expect(throws: ResourceError.self) {
      try AssetCatalog(directory: Fixtures.path("Broken"))
    }
    let none = try AssetCatalog(directory: Fixtures.path("Catalog"))
    #expect(none.isEmpty)
    #expect(try AssetCatalog(directory: "/nowhere/at/all").isEmpty)
  }

  @Test(
    "a broken set is refused with the place of what is wrong",
    arguments: [
      ("Syntax", "/A.colorset/Contents.json:1:16: not a valid JSON file: ',' where a value"),
      ("Wrong", "/A.colorset/Contents.json:2:42: 'x' is not a color component"),
    ])
  func brokenSets(_ name: String, _ message: String) {
    let path = Fixtures.path("Broken/\(name).xcassets")
    let error = #expect(throws: ResourceError.self) { try AssetCatalog(directory: path) }
    #expect(error?.description.hasPrefix(path + message) == true, "\(error?.description ?? "")")
  }
}
