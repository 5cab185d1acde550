// SPDX-License-Identifier: MIT

internal import AssayDocuments
package import AssayGraphics

/// A line under or through text, or that there is none.
package struct TextLine: Hashable, Sendable {
  package var isDrawn: Bool
  package var pattern: LinePattern
  /// nil for that of the text.
  package var color: Color?

  package init(pattern: LinePattern = .solid, color: Color? = nil) {
    isDrawn = true
    self.pattern = pattern
    self.color = color
  }

  /// A solid line in the color of the text, or none.
  package init(isDrawn: Bool) {
    self.init()
    self.isDrawn = isDrawn
  }

  /// The style that the line names, for a report of missing colors.
  var style: StyleNode? { color.map { .color($0) } }
}

/// A line is written as `true` or `false`, or as `{pattern: dash, color: red}`.
extension TextLine {
  static func read(_ value: DocumentValue) throws -> TextLine {
    guard case .map = value.kind else { return TextLine(isDrawn: try value.bool()) }
    var map = try MapReader(value, expected: "a line")
    let pattern: LinePattern? = try map.take("pattern") { try $0.word("pattern") }
    let color = try map.take("color", Color.read)
    try map.finish("a line")
    return TextLine(pattern: pattern ?? .solid, color: color)
  }

  var written: DocumentValue {
    if self == TextLine(isDrawn: isDrawn) { return .bool(isDrawn) }
    var map = MapWriter()
    if pattern != .solid { map.put("pattern", pattern.rawValue) }
    map.put("color", color?.written)
    return map.map
  }
}

extension ValueForm {
  static let line = ValueForm.named(
    "line",
    .described(
      "Whether there is a line, or its pattern and its color.",
      .anyOf([.boolean, .map(["pattern": .words(LinePattern.self), "color": .color])])))
}
