// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Notes as Markdown, linked where the host's address is known.
package struct NotesMarkdown: Sendable {
  /// `https://host/owner/name`; nil for no links.
  var webAddress: String?
  /// As messages call it; the form of links is the host's.
  private var host: String?

  init(webAddress: String?, host: String? = nil) {
    self.webAddress = webAddress.map {
      $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0
    }
    self.host = host
  }

  /// - Parameter event: nil for no links.
  package init(_ event: HostEvent?) {
    self.init(webAddress: event?.webAddress, host: event?.host)
  }

  /// Above the notes of one package among several.
  package func heading(_ name: String) -> String { "## " + Self.escaped(name) }

  /// - Parameters:
  ///   - previous: the tag before; nil for the first release.
  package func text(_ notes: ReleaseNotes, tag: String, previous: String?) -> String {
    var parts = groups(notes)
    if parts.isEmpty { parts.append("No merged requests.") }
    if !notes.contributors.isEmpty {
      parts.append(
        "Contributors: " + notes.contributors.map(Self.escaped).joined(separator: ", "))
    }
    if let webAddress, let previous, let path = comparison {
      parts.append("[All changes](\(webAddress)\(path)\(previous)...\(tag))")
    }
    return parts.joined(separator: "\n\n")
  }

  /// A part for each group that has entries.
  func groups(_ notes: ReleaseNotes) -> [String] {
    ReleaseNotes.Group.allCases.compactMap { group in
      notes.entries[group].map { entries in
        "### \(group.rawValue)\n\n" + entries.map(line).joined(separator: "\n")
      }
    }
  }

  func line(_ entry: ReleaseNotes.Entry) -> String {
    "- " + Self.escaped(entry.title) + reference(to: entry)
  }

  private func reference(to entry: ReleaseNotes.Entry) -> String {
    guard let number = entry.number else { return "" }
    guard let webAddress else { return " (#\(number))" }
    let (sign, path) =
      switch host {
      case GitLabCI.name: ("!", "/-/merge_requests/")
      case GiteaActions.name: ("#", "/pulls/")
      case BitbucketPipelines.name: ("#", "/pull-requests/")
      case AzurePipelines.name: ("!", "/pullrequest/")
      default: ("#", "/pull/")
      }
    return " ([\(sign)\(number)](\(webAddress)\(path)\(number)))"
  }

  /// nil for hosts whose comparisons are addressed in another way.
  private var comparison: String? {
    switch host {
    case GitLabCI.name: "/-/compare/"
    case BitbucketPipelines.name, AzurePipelines.name: nil
    default: "/compare/"
    }
  }

  /// A title is text: it makes no links, pictures, HTML or mentions, and no lines of its own.
  static func escaped(_ title: String) -> String {
    var result = ""
    for scalar in Printable.short(title, limit: 300).unicodeScalars {
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
