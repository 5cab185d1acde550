// SPDX-License-Identifier: MIT

package import AssayGraphics
internal import Mustache

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A self-contained HTML page of a run: every picture, and for those that differ what changed.
package struct ReviewPage: Sendable {
  package enum Status: String, Sendable {
    case passed, recorded, failed, broken
  }

  package struct Entry: Sendable {
    var caption: String
    package var status: Status
    /// What differs, line by line.
    var words: [String]
    var pictures: [Picture]

    package init(caption: String, status: Status, words: [String] = [], pictures: [Picture]) {
      self.caption = caption
      self.status = status
      self.words = words
      self.pictures = pictures
    }
  }

  package struct Picture: Sendable {
    /// Such as `reference`; nothing where there is only one.
    var label: String
    package var bitmap: Bitmap

    package init(label: String = "", bitmap: Bitmap) {
      self.label = label
      self.bitmap = bitmap
    }
  }

  package struct Group: Sendable {
    package var title: String
    package var entries: [Entry]

    package init(title: String, entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  package var title: String
  var groups: [Group]

  package init(title: String, groups: [Group]) {
    self.title = title
    self.groups = groups
  }

  /// - Throws: `PNGError` where a picture cannot be encoded.
  package func html() throws -> String {
    let entries = groups.flatMap(\.entries)
    let context: [String: Any] = [
      "title": HTMLText.escape(title),
      "counts": Self.statuses.map { status, word in
        ["status": status.rawValue, "word": word, "count": entries.count { $0.status == status }]
          as [String: Any]
      }.filter { ($0["count"] as? Int ?? 0) > 0 },
      "groups": try groups.map { group in
        ["title": HTMLText.escape(group.title), "entries": try group.entries.map(Self.context)]
          as [String: Any]
      },
    ]
    return try MustacheTemplate(string: Self.template).render(context)
  }

  private static let statuses: [(Status, String)] = [
    (.passed, "passed"), (.recorded, "recorded"), (.failed, "differ"), (.broken, "could not run"),
  ]

  private static func context(of entry: Entry) throws -> [String: Any] {
    [
      "caption": HTMLText.escape(entry.caption),
      "status": entry.status.rawValue,
      "words": entry.words.map(HTMLText.escape),
      "hasWords": !entry.words.isEmpty,
      "pictures": try entry.pictures.map { picture in
        [
          "label": HTMLText.escape(picture.label),
          "alt": HTMLText.escape(
            [picture.label, entry.caption].filter { !$0.isEmpty }.joined(separator: " of ")),
          "width": picture.bitmap.width,
          "height": picture.bitmap.height,
          "data": Data(try PNG.encode(picture.bitmap)).base64EncodedString(),
        ] as [String: Any]
      },
    ]
  }
}
