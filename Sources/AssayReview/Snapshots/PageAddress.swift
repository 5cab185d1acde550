// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Where a summary finds the page of a report and its contact sheet.
///
/// GitHub shows a picture in a summary or a comment only from an address on the web: `data:` is
/// removed, and a relative path leads nowhere.
package struct PageAddress: Hashable, Sendable {
  /// The page's file name.
  var page: String
  /// The contact sheet's path from the page; nil where nothing changed.
  var sheet: String?
  /// Where the page, or an archive with it, can be opened; nil where nobody says.
  var address: String?

  /// - Parameters:
  ///   - page: the page's file.
  ///   - sheet: the contact sheet's file.
  package init(page: String, sheet: String?, address: String?) {
    self.page = FilePaths.lastComponent(of: page)
    let folder = FilePaths.parent(of: FilePaths.absolute(page))
    self.sheet = sheet.map { sheet in
      sheet.hasPrefix(folder + "/") ? String(sheet.dropFirst(folder.count + 1)) : sheet
    }
    self.address = address
  }

  /// Whether a text is an address that Markdown can hold as it is.
  package static func isAddress(_ text: String) -> Bool {
    let others = Set("-._~:/[]%+,=?&#@!$;".utf8)
    return (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: others.contains(byte)
        }
      }
  }

  /// A paragraph of Markdown.
  var markdown: String {
    guard let address else {
      let sheet = sheet.map { "; what changed is in one picture, `\($0)` beside it" } ?? ""
      return "The page with every picture is `\(page)`\(sheet). A summary shows "
        + "pictures only from an address on the web (`--page-address`).\n"
    }
    if let sheet, let folder = folder(of: address) {
      return
        "[![Before and after of each change](\(folder)\(URIReference.path(sheet)))](\(address))\n"
    }
    let part = sheet.map { " and, in one picture, what changed: `\($0)`" } ?? ""
    return "[Download the page with every picture](\(address)): `\(page)`\(part).\n"
  }

  /// The address that paths start from, where the page itself is published and not an archive of
  /// it.
  private func folder(of address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    if path.hasSuffix("/") { return String(path) }
    guard path.hasSuffix(".html"), let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[...slash])
  }
}
