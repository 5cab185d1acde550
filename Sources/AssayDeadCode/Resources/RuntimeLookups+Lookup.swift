// SPDX-License-Identifier: MIT

extension RuntimeLookups {
  enum Kind: Hashable, Sendable {
    case key
    case image
    case color
  }

  /// Which string table a lookup reads.
  enum Table: Hashable, Sendable {
    /// `Localizable`, where nothing else is asked for.
    case standard
    case named(String)
    /// The table's name is computed too.
    case any
  }

  /// What a name is made of, one after another.
  enum Part: Hashable, Sendable {
    /// The last name of `item.key`; whether something is before it.
    case name(String, isMember: Bool)
    /// A literal's text.
    case text(String)
    /// An expression without a name.
    case unknown
  }

  /// A call, or a member of a text, that loads what has a name.
  struct Lookup: Hashable, Sendable {
    var kind: Kind
    var table: Table
    /// One for a name that a variable has, several for one that is put together here.
    var parts: [Part]
    var path: String
    var line: Int

    /// `App/Row.swift:12`
    var place: String { "\(path):\(line)" }

    /// The texts that all names of this lookup have; nil where it has only unknown parts.
    var partial: PartialName? {
      var texts = [""]
      var isAfterText = true
      for part in parts {
        if case .text(let text) = part {
          texts[texts.count - 1] += text
          isAfterText = true
        } else {
          if isAfterText { texts.append("") }
          isAfterText = false
        }
      }
      // `"a" + "b"`: nothing is unknown, and no literal is the name.
      return PartialName(texts.count == 1 ? texts + [""] : texts)
    }
  }

  /// Functions and properties of these sources that pass a name on to a lookup.
  struct Wrapper: Hashable, Sendable {
    enum Name: Hashable, Sendable {
      /// The argument at a place, which has no label.
      case argument(Int)
      /// The text before the dot: `"title".localized`.
      case receiver
    }

    var word: String
    var name: Name
    var kind: Kind
    var table: Table
  }
}

extension RuntimeLookups.Part {
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}
