// SPDX-License-Identifier: MIT

/// Where an Objective-C source loads an image or a color by a name that is no literal, as in
/// `[UIImage imageNamed:name]`.
///
/// The names are variables nearly always, so any text that the file puts together may be one.
struct ObjectiveCLookups {
  let path: String
  private(set) var lookups: [RuntimeLookups.Lookup] = []
  /// What the file puts together; empty without a lookup.
  private(set) var partials: Set<PartialName> = []

  private static let loaders: [String: RuntimeLookups.Kind] = [
    "imageNamed": .image, "imageForResource": .image, "colorNamed": .color,
  ]
  private static let formats: Set<String> = ["stringWithFormat", "initWithFormat"]
  private static let appendings: Set<String> = [
    "stringByAppendingString", "stringByAppendingFormat", "appendString", "appendFormat",
  ]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let isLoading = Self.loaders.keys.contains { SourceTexts.contains(bytes, Array($0.utf8)) }
    guard isLoading else { return }
    let source = SwiftTokens(bytes)
    for place in source.tokens.indices where source.isMark(place + 1, ":") {
      guard let kind = Self.loaders[source.text(place)], !isLiteral(place + 2, source),
        // `- (UIImage *)imageNamed:(NSString *)name` declares one.
        !source.isMark(place - 1, ")")
      else { continue }
      lookups.append(
        RuntimeLookups.Lookup(
          kind: kind, table: .standard, parts: [.unknown], path: path,
          line: source.line(of: place)))
    }
    if lookups.isEmpty { return }
    for place in source.tokens.indices where source.isMark(place + 1, ":") {
      let word = source.text(place)
      let isAppending = Self.appendings.contains(word)
      guard isAppending || Self.formats.contains(word) else { continue }
      var texts = [""]
      if isLiteral(place + 2, source) {
        let literal = source.literal(at: place + 3).texts.joined()
        texts = Self.texts(ofFormat: literal)
      } else if isAppending {
        texts = ["", ""]
      }
      if isAppending {
        // `[@"icon" stringByAppendingString:size]`
        let isKnown = source.isLiteral(place - 1)
        let receiver = isKnown ? [source.literal(at: place - 1).texts.joined() + texts[0]] : [""]
        texts = receiver + (isKnown ? texts.dropFirst() : texts[...])
        // No literal is the name of `[@"a" stringByAppendingString:@"b"]`.
        if texts.count == 1 { texts.append("") }
      }
      if let partial = PartialName(texts) { partials.insert(partial) }
    }
  }

  /// Whether `@"` stands at a place.
  private func isLiteral(_ place: Int, _ source: SwiftTokens) -> Bool {
    source.isMark(place, "@") && source.isLiteral(place + 1)
  }

  /// The texts of a format around its placeholders: of `%@-%d`, nothing, `-` and nothing.
  private static func texts(ofFormat format: String) -> [String] {
    var texts = [""]
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        texts[texts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        texts[texts.count - 1].append("%")
        continue
      }
      rest = rest.drop { $0.isNumber || "$.-+ #'*hlqLzjt".contains($0) }.dropFirst()
      texts.append("")
    }
    return texts
  }
}
