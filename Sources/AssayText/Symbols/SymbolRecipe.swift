// SPDX-License-Identifier: MIT

/// A symbol that no icon font has, put together from symbols that they have.
struct SymbolRecipe: Sendable {
  struct Part: Sendable {
    /// A symbol's name, a letter, or a number of up to two digits.
    var sign: String
    /// Of its own size.
    var scale: Double
    /// From the middle of the box, per size of text.
    var x = 0.0
    var y = 0.0
    var isCutOut = false
  }

  /// The symbol whose box it has.
  var box: String
  /// Whether that symbol is drawn too.
  var drawsBox = true
  /// Whether a line crosses it out.
  var hasSlash = false
  var parts: [Part]

  /// The recipe of a name: one by hand, or that of a symbol with a badge or a slash.
  static func recipe(named name: String) -> SymbolRecipe? {
    recipes[name] ?? badged(name: name) ?? slashed(name: name) ?? seconds(name: name)
  }

  /// `goforward.15`: a number within an arrow.
  private static func seconds(name: String) -> SymbolRecipe? {
    for box in ["goforward", "gobackward"] where name.hasPrefix(box + ".") {
      let number = String(name.dropFirst(box.count + 1))
      return SymbolRecipe(box: box, parts: [Part(sign: number, scale: 0.8, y: 0.05)])
    }
    return nil
  }

  /// `folder.badge.plus`: a disc with a sign at the lower right, apart from the symbol. Signs that
  /// have no disc of their own have none here.
  private static func badged(name: String) -> SymbolRecipe? {
    let words = name.split(separator: ".")
    guard let index = words.firstIndex(of: "badge"), index > 0 else { return nil }
    let base = words[..<index].joined(separator: ".")
    let sign = words[(index + 1)...].filter { $0 != "fill" }.joined(separator: ".")
    if sign.isEmpty { return badged(words.last == "fill" ? base + ".fill" : base) }
    let onDiscs = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]
    return SymbolRecipe(
      box: base,
      parts: [
        Part(sign: "circle.fill", scale: 0.62, x: 0.3, y: 0.26, isCutOut: true),
        Part(
          sign: onDiscs.contains(sign) ? sign + ".circle.fill" : sign, scale: 0.5, x: 0.3, y: 0.26),
      ])
  }

  /// `person.slash.fill`: the symbol without the slash, and a line across.
  private static func slashed(name: String) -> SymbolRecipe? {
    let words = name.split(separator: ".")
    guard let index = words.firstIndex(of: "slash"), index > 0 else { return nil }
    let base = (words[..<index] + words[(index + 1)...]).joined(separator: ".")
    return SymbolRecipe(box: base, hasSlash: true, parts: [])
  }

  static let recipes: [String: SymbolRecipe] = [
    "camera.filters": SymbolRecipe(
      box: "circle", drawsBox: false,
      parts: [
        Part(sign: "circle", scale: 0.62, y: -0.17),
        Part(sign: "circle", scale: 0.62, x: -0.19, y: 0.15),
        Part(sign: "circle", scale: 0.62, x: 0.19, y: 0.15),
      ]),
    "bell.badge": badged("bell"),
    "bell.badge.fill": badged("bell.fill"),
    "envelope.badge": badged("envelope", x: 0.5, y: -0.34),
    // A ring, as a picture of iOS 26 shows it.
    "envelope.badge.fill": badged("envelope.fill", x: 0.5, y: -0.34, isRing: true),
    "square.split.2x1": SymbolRecipe(box: "square", parts: [Part(sign: "|", scale: 0.85)]),
    "switch.2": SymbolRecipe(
      box: "square", drawsBox: false,
      parts: [
        Part(sign: "switch.on", scale: 0.8, y: -0.24),
        Part(sign: "switch.off", scale: 0.8, y: 0.24),
      ]),
  ]

  /// A symbol with a dot at its upper right, apart from it.
  private static func badged(
    _ box: String, x: Double = 0.25, y: Double = -0.28, isRing: Bool = false
  ) -> SymbolRecipe {
    let hole = Part(sign: "circle.fill", scale: 0.18, x: x, y: y, isCutOut: true)
    return SymbolRecipe(
      box: box,
      parts: [
        Part(sign: "circle.fill", scale: 0.52, x: x, y: y, isCutOut: true),
        Part(sign: "circle.fill", scale: 0.36, x: x, y: y),
      ] + (isRing ? [hole] : []))
  }
}
