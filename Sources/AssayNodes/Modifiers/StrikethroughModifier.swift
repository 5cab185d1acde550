// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `strikethrough(_:pattern:color:)`.
package struct StrikethroughModifier: ModifierDescription {
  package static let name = "strikethrough"
  package static let example = StrikethroughModifier(line: TextLine())
  package static let form = ModifierForm(
    .text, .line,
    guide: """
      - strikethrough
      - strikethrough: {pattern: dash, color: red}
      """)

  package var line: TextLine

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    StrikethroughModifier(line: try reader.main.map(TextLine.read) ?? TextLine())
  }

  package func written() -> DocumentValue {
    line == TextLine() ? Self.bare : Self.written(line.written)
  }

  package var effect: ModifierEffect {
    .environment(naming: line.style) { $0.strikethrough = line }
  }
}

extension ModifierNode {
  package static func strikethrough(_ isStruckThrough: Bool) -> ModifierNode {
    strikethrough(TextLine(isDrawn: isStruckThrough))
  }

  package static func strikethrough(_ line: TextLine) -> ModifierNode {
    ModifierNode(StrikethroughModifier(line: line))
  }
}
