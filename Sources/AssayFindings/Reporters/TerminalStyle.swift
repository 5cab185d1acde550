// SPDX-License-Identifier: MIT

import AssayFiles

/// Colors and weights of a terminal (ECMA-48, §8.3.117: SGR), or none.
struct TerminalStyle {
  var isOn: Bool

  func bold(_ text: String) -> String { styled(text, .bold) }
  func dim(_ text: String) -> String { styled(text, .dim) }
  func mark(_ text: String) -> String { styled(text, .green) }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: styled(severity.rawValue, .cyan)
    case .warning: styled(severity.rawValue, .yellow)
    case .error: styled(severity.rawValue, .red)
    }
  }

  private func styled(_ text: String, _ style: ConsoleStyle) -> String {
    isOn ? style.styled(text) : text
  }
}
