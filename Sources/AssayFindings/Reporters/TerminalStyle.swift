// SPDX-License-Identifier: MIT

/// Colors and weights of a terminal (ECMA-48, §8.3.117: SGR), or none.
struct TerminalStyle {
  var isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func dim(_ text: String) -> String { styled(text, "2") }
  func mark(_ text: String) -> String { styled(text, "32") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: styled(severity.rawValue, "36")
    case .warning: styled(severity.rawValue, "33")
    case .error: styled(severity.rawValue, "31")
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
