// SPDX-License-Identifier: MIT

import AssayFiles

/// Foreign text for GitHub Flavored Markdown, on one line.
///
/// Characters with a meaning go as numeric references, which "cannot be used in place of symbols
/// indicating structure" (CommonMark §2.5): not even a pipe then ends a cell. GitHub looks for
/// mentions, issue numbers and addresses after that, so a zero-width space stands behind what
/// starts one.
package enum MarkdownText {
  package static func escape(_ text: String) -> String {
    let scalars = Array(Printable.line(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&", "<", ">", "\"", "|", "\\", "`", "*", "_", "[", "]", "~", "!", "$", "@", "#":
        result += "&#" + String(scalar.value) + ";"
      default:
        result.unicodeScalars.append(scalar)
      }
      if startsLink(scalars, at: index) { result += "&#8203;" }
    }
    return result
  }

  /// Whether GitHub makes a link of what stands here: `@user`, `#123`, `https://`, `www.`.
  private static func startsLink(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    switch scalars[index] {
    case "@": return next.properties.isAlphabetic || next.properties.numericType != nil
    case "#": return next.properties.numericType != nil
    case ":": return next == "/"
    case "w", "W": return next == "."
    default: return false
    }
  }
}
