// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayText
import Foundation
import Testing

@testable import AssayPDF

@Suite("PDF pictures")
struct PDFTests {
  private static func fixture(_ name: String) throws -> [UInt8] {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// At 2x, as poppler drew the expected pictures.
  private func drawn(_ picture: VectorPicture) throws -> Bitmap {
    Rasterizer(engine: try TextEngine()).draw(
      Scene(size: picture.size, scale: 2, background: .clear, items: picture.items))
  }

  /// How far two pictures are from each other: the share of pixels with a channel that differs by
  /// more than a sixth. Edges of shapes are smoothed differently, areas are not.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
    let far = zip(a.pixels, b.pixels).count { first, second in
      [0, 8, 16, 24].contains { shift in
        (Int(first >> shift & 255) - Int(second >> shift & 255)).magnitude > 42
      }
    }
    return Double(far) / Double(max(1, a.pixels.count))
  }

  @Test(
    "pictures are those that poppler draws of the same files",
    arguments: [
      "cairo", "clips", "damaged", "forms", "images", "masks", "packed", "shadings", "shapes",
      "spaces", "states", "turned",
    ])
  func pictures(_ name: String) throws {
    let picture = try PDF.picture(Self.fixture(name + ".pdf"))
    let expected = try PNG.decode(Self.fixture(name + ".png"))
    let own = try drawn(picture)
    #expect(picture.undrawn == [])
    #expect(own.width == expected.width && own.height == expected.height)
    #expect(difference(own, expected) < 0.015)
  }

  @Test("a page is as large as what it is cropped to, turned")
  func size() throws {
    #expect(try PDF.picture(Self.fixture("turned.pdf")).size == Size(width: 30, height: 40))
  }

  /// A file of one page with some content.
  private func picture(_ content: String, _ resources: String = "") throws -> VectorPicture {
    try PDF.picture(Array(Self.file(content, resources).utf8))
  }

  /// Without a table of places, which is made from the objects.
  private static func file(_ content: String, _ resources: String = "") -> String {
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /MediaBox [0 0 10 10] /Contents 4 0 R /Resources << \(resources) >> >> endobj
    4 0 obj << /Length \(content.utf8.count) >> stream
    \(content)
    endstream endobj
    """
  }

  @Test(
    "what is not drawn is named, each once",
    arguments: [
      ("BT /F 12 Tf (a) Tj (b) Tj ET", "", ["text"]), ("BT 3 Tr (a) Tj ET", "", []),
      ("1 0 0 0 k 0 0 1 1 re f 0 1 0 0 k", "", ["the exact colors of CMYK"]),
      (
        "/Pattern cs /P scn 0 0 1 1 re f", "/Pattern << /P << /PatternType 1 >> >>",
        ["a pattern of tiles"]
      ),
      (
        "/S sh", "/Shading << /S << /ShadingType 4 /ColorSpace /DeviceRGB >> >>",
        ["a shading of another kind than axial and radial"]
      ),
      ("/Lab cs", "/ColorSpace << /Lab [/Lab <<>>] >>", ["a color space of another kind"]),
      ("/G gs", "/ExtGState << /G << /BM /Sparkle >> >>", ["a blend mode"]),
      ("/X Do", "", ["a form or an image that the file does not have"]),
      ("/S sh", "", ["a shading that the file does not have"]),
      (
        "/Pattern cs /P scn 0 0 1 1 re f", "", ["a pattern that the file does not have"]
      ),
      ("/G gs", "", ["a graphics state that the file does not have"]),
      ("1 2 wobble 0 0 1 1 re f", "", ["the operator 'wobble'"]),
      ("/P MP BX 0 i /Perceptual ri EX BT 1 Tc ET", "", []),
      (
        "/S sh",
        """
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 0] /BBox [0 0 1 1] \
        /Background [1] /Function << /FunctionType 2 /N 1 >> >> >>
        """, ["the box of a shading", "the background of a shading"]
      ),
      (
        "BI /W 1 /H 1 /CS /G /BPC 8 /F /JPX ID a EI", "", ["an image in 'JPX'"]
      ),
    ])
  func undrawn(_ content: String, _ resources: String, _ words: [String]) throws {
    #expect(try picture(content, resources).undrawn == words)
  }

  @Test("what of a page is beside its content is named")
  func besideTheContent() throws {
    let page = Self.file("0 0 1 1 re f").replacingOccurrences(
      of: "/MediaBox", with: "/Annots [5 0 R] /UserUnit 2 /MediaBox")
    #expect(
      try PDF.picture(Array(page.utf8)).undrawn == ["annotations", "a page in other units"])
  }

  /// ISO 32000-1, table 42 lists the operators that a function may use.
  @Test("a function with an operator that there is not is no function")
  func unknownOperatorsOfFunctions() {
    #expect(PDFCalculator(Array("{ 2 mul exch pop }".utf8)) != nil)
    #expect(PDFCalculator(Array("{ 2 wobble }".utf8)) == nil)
  }

  @Test("content that stands for too much is cut off, and that is reported")
  func bounds() throws {
    let forms = (5...12).map { number in
      let inner = number < 12 ? String(repeating: "/N Do ", count: 10) : "0 0 1 1 re f"
      return """
        \(number) 0 obj << /Subtype /Form /Resources << /XObject << /N \(number + 1) 0 R >> >> \
        /Length \(inner.utf8.count) >> stream
        \(inner)
        endstream endobj
        """
    }
    let bomb = Self.file("/N Do", "/XObject << /N 5 0 R >>") + "\n" + forms.joined(separator: "\n")
    #expect(try PDF.picture(Array(bomb.utf8)).undrawn == ["more than 300,000 operators"])

    let loop = """
      \(Self.file("/N Do", "/XObject << /N 5 0 R >>"))
      5 0 obj << /Subtype /Form /Length 5 >> stream
      /N Do
      endstream endobj
      """
    #expect(try PDF.picture(Array(loop.utf8)).undrawn == ["forms in forms"])

    let clips = String(repeating: "0 0 9 9 re W n ", count: 200) + "0 0 5 5 re f"
    #expect(try picture(clips).undrawn == ["more than 100 nested clips"])
    let deep = String(repeating: "[", count: 100_000)
    #expect(try picture(deep).undrawn == [])
  }

  @Test(
    "damaged files say what is wrong",
    arguments: [
      ("", "does not begin with '%PDF-'"), ("<svg/>", "does not begin with '%PDF-'"),
      ("%PDF-1.4", "has no page"),
      ("%PDF-1.4\n1 0 obj << /Pages 1 0 R /Kids [1 0 R] /Type /Catalog >> endobj", "has no page"),
      ("%PDF-1.4\ntrailer << /Encrypt 1 0 R >>", "is encrypted"),
      (
        file("").replacingOccurrences(of: "/Length 0", with: "/Length 0 /Filter /LZWDecode"),
        "uses the filter 'LZWDecode'"
      ),
      (
        file("no").replacingOccurrences(of: "/Length 2", with: "/Length 2 /Filter /FlateDecode"),
        "a compressed stream cannot be read"
      ),
    ])
  func damage(_ source: String, words: String) {
    do {
      _ = try PDF.picture(Array(source.utf8))
      Issue.record("'\(source)' is no picture")
    } catch {
      #expect(error.description.contains(words))
    }
  }

  @Test("numbers, names, strings and references of files")
  func values() {
    var scanner = PDFScanner(
      Array(
        "-.5 +3. 1.2-3 /A#42 (a\\(b\\051\\n(c)) <4a5> [1 0 R true null] << /K 7 >> %x\nre".utf8),
      readsReferences: true)
    var found: [PDFValue] = []
    while let value = scanner.next() { found.append(value) }
    #expect(
      found == [
        .number(-0.5), .number(3), .number(1.2), .name("AB"), .string(Array("a(b)\n(c)".utf8)),
        .string([0x4A, 0x50]), .array([.reference(1), .boolean(true), .null]),
        .dictionary(["K": .number(7)]), .keyword("re"),
      ])
  }

  /// Expected: Display P3's red in sRGB, by CSS Color 4, is beyond its gamut; its gray is gray.
  @Test("a profile of other primaries is converted, and sRGB's is taken as it is")
  func profiles() throws {
    let p3 = Self.profile(
      red: [0.51512, 0.2412, -0.00105], green: [0.29198, 0.69225, 0.04189],
      blue: [0.1571, 0.06657, 0.78407], gamma: 2.2)
    let convert = try #require(p3.conversion)
    #expect(!p3.isSRGB)
    let gray = convert([0.5, 0.5, 0.5]).quantized()
    #expect((Int(gray.red) - 128).magnitude <= 2 && gray.red == gray.green)
    #expect(convert([1, 0, 0]).red > 1)
    let red = convert([1, 0, 0]).quantized()
    #expect(red == RGBAColor(red: 255, green: 0, blue: 0))
  }

  /// A profile of three primaries in D50 and one curve.
  private static func profile(
    red: [Double], green: [Double], blue: [Double], gamma: Double
  ) -> ICCProfile {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func primary(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + number(0) + values.flatMap { number(Int(($0 * 65536).rounded())) }
    }
    let curve =
      Array("curv".utf8) + number(0) + number(1) + Array(number(Int(gamma * 256)).suffix(2))
    let tags = [
      ("rXYZ", primary(red)), ("gXYZ", primary(green)), ("bXYZ", primary(blue)), ("rTRC", curve),
      ("gTRC", curve), ("bTRC", curve),
    ]
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: Array("RGB ".utf8))
    var table = number(tags.count)
    var data: [UInt8] = []
    for (name, bytes) in tags {
      table += Array(name.utf8) + number(132 + 12 * tags.count + data.count) + number(bytes.count)
      data += bytes
    }
    return ICCProfile(header + table + data)
  }
}
