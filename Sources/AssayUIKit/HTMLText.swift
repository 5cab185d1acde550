// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// The words of a page in HTML.
  struct HTMLText {
    private(set) var words = ""
    /// Whether elements ask for more than words: bold letters, links, pictures, tables.
    private(set) var hasLooks = false

    /// The names of the elements around.
    private var open: [String] = []
    /// Whether words would be the first of a line.
    private var isAtLineStart: Bool { words.last.map { $0 == "\n" || $0 == "\u{2028}" } ?? true }

    /// Elements whose words are not shown.
    private static let unseen: Set<String> = ["head", "script", "style", "title", "template"]
    /// Elements that begin and end lines.
    private static let blocks: Set<String> = [
      "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
      "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
      "header", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    /// Elements without an end.
    private static let single: Set<String> = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
    ]
    /// Elements that have no look of their own.
    private static let plain: Set<String> = [
      "article", "aside", "body", "br", "div", "footer", "head", "header", "html", "li", "main",
      "meta", "nav", "ol", "p", "section", "span", "title", "ul", "wbr",
    ]

    init(_ source: String) {
      var rest = Substring(source)
      while let first = rest.first {
        if first == "<", let tag = HTMLTag(&rest) {
          read(tag, &rest)
        } else {
          let words = rest.dropFirst().prefix { $0 != "<" }
          add(HTMLEntities.decoded(rest[..<words.endIndex]))
          rest = rest[words.endIndex...]
        }
      }
    }

    private mutating func read(_ tag: HTMLTag, _ rest: inout Substring) {
      let isElement = tag.name.first?.isLetter == true
      if isElement && !Self.plain.contains(tag.name) || tag.attributes["style"] != nil {
        hasLooks = true
      }
      if tag.name == "br" {
        words += "\u{2028}"
        return
      }
      if Self.unseen.contains(tag.name), !tag.isEnd {
        // Its words can look like tags.
        while let next = rest.firstIndex(of: "<") {
          rest = rest[next...]
          guard let end = HTMLTag(&rest) else {
            rest = rest.dropFirst()
            continue
          }
          if end.isEnd, end.name == tag.name { return }
        }
        rest = rest[rest.endIndex...]
        return
      }
      if Self.blocks.contains(tag.name), !isAtLineStart {
        // No space at the end of a line.
        if words.last == " " { words.removeLast() }
        words += "\n"
      }
      if tag.isEnd {
        if let last = open.lastIndex(of: tag.name) { open.removeSubrange(last...) }
      } else if isElement, !Self.single.contains(tag.name) {
        // What opens elements without end is no page.
        if open.count < 1000 { open.append(tag.name) }
        if tag.name == "li" { words += "\t•\t" }
      }
    }

    /// Adds words of the source, whose spaces are one space.
    private mutating func add(_ text: String) {
      guard !open.contains("pre") else {
        words += text
        return
      }
      for character in text {
        if character.isWhitespace, character != "\u{A0}" {
          if words.last?.isWhitespace == false { words.append(" ") }
        } else {
          words.append(character)
        }
      }
    }
  }

  /// A tag of HTML, such as `<a href="…">`.
  struct HTMLTag {
    var name: String
    var isEnd: Bool
    var attributes: [String: String] = [:]

    /// Reads a tag, a comment or a declaration at the start of a text, and drops it; nil, and
    /// nothing is dropped, if there is none.
    init?(_ source: inout Substring) {
      var rest = source.dropFirst()
      if rest.hasPrefix("!--") {
        let end = rest.dropFirst(3).range(of: "-->")?.upperBound ?? rest.endIndex
        source = rest[end...]
        (name, isEnd) = ("!", false)
        return
      }
      isEnd = rest.first == "/"
      if isEnd { rest = rest.dropFirst() }
      name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "!" || $0 == "?" }.lowercased()
      guard let first = name.first, first.isLetter || first == "!" || first == "?" else {
        return nil
      }
      rest = rest.dropFirst(name.count)
      while let next = rest.first, next != ">" {
        guard !next.isWhitespace, next != "/" else {
          rest = rest.dropFirst()
          continue
        }
        let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
        rest = rest[key.endIndex...].drop(while: \.isWhitespace)
        guard rest.first == "=" else {
          if key.isEmpty { rest = rest.dropFirst() }
          continue
        }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        let quote = rest.first == "\"" || rest.first == "'" ? rest.first : nil
        if quote != nil { rest = rest.dropFirst() }
        let value = rest.prefix {
          quote == nil ? !$0.isWhitespace && $0 != ">" : $0 != quote
        }
        rest = rest[value.endIndex...]
        if quote != nil { rest = rest.dropFirst() }
        attributes[key.lowercased()] = HTMLEntities.decoded(value)
      }
      source = rest.dropFirst()
    }
  }

  /// Names of characters in HTML.
  enum HTMLEntities {
    /// Those that texts use most.
    private static let names: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€",
      "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×",
      "divide": "÷", "plusmn": "±", "frac12": "½", "frac14": "¼", "frac34": "¾", "szlig": "ß",
      "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
      "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
      "agrave": "à", "egrave": "è", "ugrave": "ù", "acirc": "â", "ecirc": "ê", "icirc": "î",
      "ocirc": "ô", "ucirc": "û", "ccedil": "ç", "Eacute": "É", "Agrave": "À", "Ccedil": "Ç",
      "aring": "å", "Aring": "Å", "aelig": "æ", "AElig": "Æ", "oslash": "ø", "Oslash": "Ø",
      "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "iexcl": "¡", "iquest": "¿",
      "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    ]

    /// A text with its characters in the place of their names. A name that is not known stays.
    static func decoded(_ text: Substring) -> String {
      var result = ""
      var rest = text
      while let start = rest.firstIndex(of: "&") {
        result += rest[..<start]
        let name = rest[start...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
        if let character = character(String(name)) {
          result += character
          rest = rest[name.endIndex...]
          if rest.first == ";" { rest = rest.dropFirst() }
        } else {
          result += "&"
          rest = rest[start...].dropFirst()
        }
      }
      return result + rest
    }

    private static func character(_ name: String) -> String? {
      guard name.hasPrefix("#") else { return names[name] }
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let number =
        isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }
#endif
