// SPDX-License-Identifier: MIT

/// A question to a person at a terminal.
package enum Question {
  /// Anything but a clear answer takes the default.
  package static func ask(
    _ question: String, isYes: Bool, on console: Console = .standard
  ) -> Bool {
    console.print("\(question) \(isYes ? "[Y/n]" : "[y/N]")")
    switch readLine()?.lowercased().first {
    case "y": return true
    case "n": return false
    default: return isYes
    }
  }
}
