// SPDX-License-Identifier: MIT

/// The first word, any case: `MAJOR`, `MINOR`, `PATCH`.
enum FirstWordRule {
  static func verdict(on title: String) -> TitleVerdict {
    FirstWord.bare(in: title).flatMap(bump(named:)).map(TitleVerdict.bump) ?? .unknown
  }

  static func exactVerdict(on title: String) -> TitleVerdict {
    bump(named: FirstWord.plain(in: title)).map(TitleVerdict.bump) ?? .unknown
  }

  static func bump(named word: some StringProtocol) -> VersionBump? {
    switch FirstWord.lowercased(word) {
    case "major": .major
    case "minor": .minor
    case "patch": .patch
    default: nil
    }
  }
}
