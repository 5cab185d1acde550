// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `underline(_:pattern:color:)`.
package struct UnderlineModifier: ModifierDescription {
  package static let name = "underline"
  package static let example = UnderlineModifier(line: TextLine())
  package static let form = ModifierForm(
    .text, .line,
    guide: """
      - underline
      - underline: {pattern: dash, color: red}
      """)

  package var line: TextLine

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    UnderlineModifier(line: try reader.main.map(TextLine.read) ?? TextLine())
  }

  package func written() -> DocumentValue {
    line == TextLine() ? Self.bare : Self.written(line.written)
  }

  package var effect: ModifierEffect {
    .environment(naming: line.style) { $0.underline = line }
  }
}

extension ModifierNode {
  package static func underline(_ isUnderlined: Bool) -> ModifierNode {
    underline(TextLine(isDrawn: isUnderlined))
  }

  package static func underline(_ line: TextLine) -> ModifierNode {
    ModifierNode(UnderlineModifier(line: line))
  }
}
