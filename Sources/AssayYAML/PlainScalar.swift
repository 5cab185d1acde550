// SPDX-License-Identifier: MIT

package import AssayDocuments

/// What a word without quotes means: YAML 1.2's core schema (§10.3.2), and nothing more. `yes`,
/// `no` and `on` are words, and so is `007`.
package enum PlainScalar {
  package static func kind(of text: String) -> DocumentValue.Kind {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".inf", "+.inf": return .string("infinity")
    case "-.inf": return .string("-infinity")
    default: break
    }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.utf8.count <= 400, digits.utf8.count >= text.utf8.count - 1,
      let first = digits.utf8.first, (48...57).contains(first) || first == 46,
      digits.utf8.contains(where: { (48...57).contains($0) }),
      text.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }),
      !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true),
      let number = Double(text), number.isFinite
    else { return .string(text) }
    return .number(number)
  }
}
