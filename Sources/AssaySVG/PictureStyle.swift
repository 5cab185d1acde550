// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What an element is painted with, of which much comes from the elements around.
struct PictureStyle {
  enum PaintName: Hashable {
    case none
    case color(RGBAColor)
    case currentColor
    /// A gradient by its id.
    case reference(String)
  }

  var fill = PaintName.color(RGBAColor(red: 0, green: 0, blue: 0))
  var stroke = PaintName.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var currentColor = RGBAColor(red: 0, green: 0, blue: 0)
  var isVisible = true

  // Not inherited.
  var opacity = 1.0
  var isShown = true
  var clip: String?

  /// The style of an element inside, by its attributes and its `style`.
  func inside(_ element: XMLElement, _ sheet: StyleSheet) -> PictureStyle {
    var result = self
    (result.opacity, result.isShown, result.clip) = (1, true, nil)
    for (name, value) in sheet.declarations(for: element) { result.set(name, value) }
    return result
  }

  private mutating func set(_ name: String, _ value: String) {
    guard value != "inherit" else { return }
    switch name {
    case "fill": fill = PictureColor.paint(value) ?? fill
    case "stroke": stroke = PictureColor.paint(value) ?? stroke
    case "color": currentColor = PictureColor.color(value) ?? currentColor
    case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
    case "opacity": opacity = Self.fraction(value) ?? opacity
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "clip-rule": isClipEvenOdd = value == "evenodd"
    case "stroke-width": line.lineWidth = Self.length(value) ?? line.lineWidth
    case "stroke-linecap": line.lineCap = StrokeStyle.LineCap(rawValue: value) ?? .butt
    case "stroke-linejoin": line.lineJoin = StrokeStyle.LineJoin(rawValue: value) ?? .miter
    case "stroke-miterlimit": line.miterLimit = Self.length(value) ?? line.miterLimit
    case "stroke-dashoffset": line.dashPhase = Self.length(value) ?? 0
    case "stroke-dasharray":
      var scanner = NumberScanner(value)
      let dashes = scanner.numbers()
      line.dash = dashes.count % 2 == 0 ? dashes : dashes + dashes
    case "display": isShown = value != "none"
    case "visibility": isVisible = value == "visible"
    case "clip-path": clip = PictureColor.reference(value)
    default: break
    }
  }

  /// 0 to 1, of a number or a percentage.
  static func fraction(_ text: String) -> Double? {
    var scanner = NumberScanner(text)
    guard let number = scanner.number() else { return nil }
    return min(1, max(0, text.hasSuffix("%") ? number / 100 : number))
  }

  /// In user units; units of print are those of CSS, at 96 to the inch.
  static func length(_ text: String) -> Double? {
    var scanner = NumberScanner(text)
    guard let number = scanner.number() else { return nil }
    let factors = ["pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    return factors.first { text.hasSuffix($0.key) }.map { number * $0.value } ?? number
  }
}

/// The rules of a `style` element that name a class, an id or an element.
struct StyleSheet {
  private var rules: [(selector: String, declarations: [(String, String)])] = []

  /// - Parameter text: of all `style` elements.
  init(_ text: String) {
    for block in text.split(separator: "}") {
      let halves = block.split(separator: "{", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let declarations = Self.declarations(String(halves[1]))
      for selector in halves[0].split(separator: ",") {
        rules.append((selector.filter { !$0.isWhitespace }, declarations))
      }
    }
  }

  /// What is said of an element, the strongest last.
  func declarations(for element: XMLElement) -> [(String, String)] {
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    let id = element.attributes["id"] ?? ""
    let selectors = [[element.name], classes.map { "." + $0 }, ["#" + id]]
    var result = element.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    for names in selectors {
      result += rules.filter { names.contains($0.selector) }.flatMap(\.declarations)
    }
    return result + Self.declarations(element.attributes["style"] ?? "")
  }

  private static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { part in
      let halves = part.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      return (trimmed(halves[0]), trimmed(halves[1]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
