// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Every color on every other as a table: rows are foregrounds, columns backgrounds.
package enum ContrastMatrix {
  /// A ratio, and what it is enough for: `AAA`, `AA`, `large` (3:1) or nothing.
  package static func lines(_ colors: [NamedColor]) -> [String] {
    let head = ["foreground \\ background"] + colors.map { Printable.line($0.name) }
    let rows = colors.map { foreground in
      [Printable.line(foreground.words)]
        + colors.map { background in
          foreground.name == background.name ? "" : cell(foreground.color, background.color)
        }
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func cell(_ foreground: AuditColor, _ background: AuditColor) -> String {
    let result = ContrastCheck(
      foreground: foreground, background: background, requirement: .nonText
    ).evaluate()
    let grade =
      if result.worst >= 7 { " AAA" } else if result.worst >= 4.5 {
        " AA"
      } else if result.worst >= 3 {
        " large"
      } else { "" }
    return "\(result.worst)\(grade)"
  }
}
