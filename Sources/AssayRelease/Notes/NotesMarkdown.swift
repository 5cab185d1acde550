// SPDX-License-Identifier: MIT

/// Notes as Markdown, linked where the host's address is known.
package struct NotesMarkdown: Sendable {
  /// `https://host/owner/name`; nil for no links.
  var webAddress: String?

  package init(webAddress: String?) {
    self.webAddress = webAddress.map {
      $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0
    }
  }

  /// - Parameters:
  ///   - previous: the tag before; nil for the first release.
  package func text(_ notes: ReleaseNotes, tag: String, previous: String?) -> String {
    var parts: [String] = []
    for group in ReleaseNotes.Group.allCases {
      guard let entries = notes.entries[group] else { continue }
      parts.append(
        "### \(group.rawValue)\n\n" + entries.map(line).joined(separator: "\n"))
    }
    if parts.isEmpty { parts.append("No merged requests.") }
    if !notes.contributors.isEmpty {
      parts.append(
        "Contributors: " + notes.contributors.map(Self.escaped).joined(separator: ", "))
    }
    if let webAddress, let previous {
      parts.append("[All changes](\(webAddress)/compare/\(previous)...\(tag))")
    }
    return parts.joined(separator: "\n\n")
  }

  func line(_ entry: ReleaseNotes.Entry) -> String {
    "- " + Self.escaped(entry.title) + reference(to: entry)
  }

  private func reference(to entry: ReleaseNotes.Entry) -> String {
    guard let number = entry.number else { return "" }
    guard let webAddress else { return " (#\(number))" }
    let isGitLab = webAddress.range(ofFirst: "gitlab") != nil
    return isGitLab
      ? " ([!\(number)](\(webAddress)/-/merge_requests/\(number)))"
      : " ([#\(number)](\(webAddress)/pull/\(number)))"
  }

  /// A title is text: it makes no links, pictures, HTML or mentions, and no lines of its own.
  static func escaped(_ title: String) -> String {
    var result = ""
    for scalar in Printable.text(title, limit: 300).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~": result += "\\" + String(scalar)
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // A zero-width space keeps a host from telling whoever is named.
      case "@": result += "@\u{200B}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
