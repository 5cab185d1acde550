// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayDocuments

/// A token's value as a text in which other tokens are named.
struct TokenText {
  private(set) var references: [String] = []
  /// What stands between the references: one more than there are of these.
  private var between: [String] = [""]

  /// Whether it is one reference and nothing else.
  var isAlias: Bool { references.count == 1 && between.allSatisfy(\.isEmpty) }

  /// - Returns: nil for a list.
  init?(_ token: Token) throws(PaletteError) {
    if let pointer = token.value["$ref"]?.text {
      references = [try Self.name(pointer, token)]
      between = ["", ""]
      return
    }
    if token.value.entries != nil {
      // Shadows, borders and other things of parts.
      between = [token.type ?? "color" == "color" ? try Self.object(token) : ""]
      return
    }
    guard let text = token.value.text else { return nil }
    if text.hasPrefix("$"), text.count > 1 {
      references = [String(text.dropFirst())]
      between = ["", ""]
      return
    }
    read(text)
  }

  /// `{group.name}` of both formats, alone or within: `rgba({color.black}, 0.5)`.
  private mutating func read(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      between[between.count - 1] += rest[..<open]
      references.append(String(rest[rest.index(after: open)..<close].filter { $0 != " " }))
      between.append("")
      rest = rest[rest.index(after: close)...]
    }
    between[between.count - 1] += rest
  }

  /// - Returns: nil for what is longer than any color: names of names double without end.
  func filled(_ values: [String]) -> String? {
    var result = between[0]
    for (value, text) in zip(values, between.dropFirst()) {
      result += value + text
      if result.utf8.count > 1_000 { return nil }
    }
    return result
  }

  /// A JSON pointer (RFC 6901) to a token or its value: `#/group/token/$value`, with its file
  /// before it where that is another one.
  private static func name(_ pointer: String, _ token: Token) throws(PaletteError) -> String {
    guard let sign = pointer.firstIndex(of: "#"), pointer[sign...].hasPrefix("#/") else {
      throw PaletteError(
        file: token.file, line: token.line,
        problem: "\(token.name): $ref must be a pointer, such as #/group/token, "
          + "not '\(pointer)'")
    }
    var parts = pointer[sign...].dropFirst(2).split(
      separator: "/", omittingEmptySubsequences: false
    ).map(String.init)
    if parts.last == "$value" { parts.removeLast() }
    let name = parts.map { part in
      part.split(separator: "~1", omittingEmptySubsequences: false).map { piece in
        piece.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
      }.joined(separator: "/")
    }.joined(separator: ".")
    return String(pointer[..<sign]) + (sign == pointer.startIndex ? "" : "#") + name
  }

  /// `{group.inner}` and `#/group/inner` as a path.
  static func path(ofGroup text: String) -> String {
    if text.hasPrefix("#/") { return String(text.dropFirst(2)).replacing("/", with: ".") }
    return String(text.filter { $0 != "{" && $0 != "}" && $0 != " " })
  }

  /// The channels that Style Dictionary takes in place of a text: `{"r": 255, "g": 0, "b": 0}` from
  /// 0 to 255, and `{"h": 0, "s": 100, "l": 50}`, each with an `a` from 0 to 1. As tinycolor reads
  /// them, a saturation or lightness up to 1 is a share, and one above it a percentage. nil for
  /// anything else, also where a channel is a reference: nobody can tell its unit then.
  private static func channels(_ value: DocumentValue) -> String? {
    func number(_ key: String, to most: Double) -> Double? {
      value[key]?.text.flatMap(Double.init).flatMap { (0...most).contains($0) ? $0 : nil }
    }
    func percentage(_ key: String) -> Double? {
      number(key, to: 100).map { $0 > 1 ? $0 : $0 * 100 }
    }
    guard let alpha = value["a"] == nil ? 1 : number("a", to: 1) else { return nil }
    if let red = number("r", to: 255), let green = number("g", to: 255),
      let blue = number("b", to: 255)
    {
      return "rgb(\(red) \(green) \(blue) / \(alpha))"
    }
    guard let hue = number("h", to: 360), let saturation = percentage("s"),
      let lightness = percentage("l")
    else { return nil }
    return "hsl(\(hue) \(saturation)% \(lightness)% / \(alpha))"
  }

  /// W3C design tokens of 2025: `{"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 1}`.
  private static func object(_ token: Token) throws(PaletteError) -> String {
    if let channels = channels(token.value) { return channels }
    guard let space = token.value["colorSpace"]?.text, let components = token.value["components"],
      case .list(let list) = components.kind, list.count == 3,
      list.allSatisfy({ $0.text != nil })
    else {
      throw PaletteError(
        file: token.file, line: token.line,
        problem: "\(token.name): a color needs 'colorSpace' and three 'components'")
    }
    let values = list.compactMap(\.text).joined(separator: " ")
    let alpha = token.value["alpha"]?.text ?? "1"
    let functions: Set<String> = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"]
    return functions.contains(space)
      ? "\(space)(\(values) / \(alpha))" : "color(\(space) \(values) / \(alpha))"
  }
}
