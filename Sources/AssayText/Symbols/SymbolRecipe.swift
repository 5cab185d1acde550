// SPDX-License-Identifier: MIT

/// A symbol that no icon font has, put together from symbols that they have.
struct SymbolRecipe: Sendable {
  struct Part: Sendable {
    /// A symbol's name, or a letter.
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
  var parts: [Part]

  static let recipes: [String: SymbolRecipe] = [
    "arrow.left.and.right": SymbolRecipe(
      box: "arrow.left", drawsBox: false,
      parts: [
        Part(sign: "arrow.left", scale: 0.8, x: -0.22),
        Part(sign: "arrow.right", scale: 0.8, x: 0.22),
      ]),
    "arrow.up.and.down": SymbolRecipe(
      box: "arrow.up", drawsBox: false,
      parts: [
        Part(sign: "arrow.up", scale: 0.8, y: -0.22),
        Part(sign: "arrow.down", scale: 0.8, y: 0.22),
      ]),
    // The outline of a filled arrow head is the head without a smaller one.
    "location": SymbolRecipe(
      box: "location.fill", parts: [Part(sign: "location.fill", scale: 0.62, isCutOut: true)]),
    "camera.filters": SymbolRecipe(
      box: "circle", drawsBox: false,
      parts: [
        Part(sign: "circle", scale: 0.62, y: -0.17),
        Part(sign: "circle", scale: 0.62, x: -0.19, y: 0.15),
        Part(sign: "circle", scale: 0.62, x: 0.19, y: 0.15),
      ]),
    "bell.badge": badged("bell"),
    "bell.badge.fill": badged("bell.fill"),
    "square.split.2x1": SymbolRecipe(box: "square", parts: [Part(sign: "|", scale: 0.85)]),
    "rectangle.slash": SymbolRecipe(box: "rectangle", parts: [Part(sign: "\\", scale: 1.25)]),
    "switch.2": SymbolRecipe(
      box: "square", drawsBox: false,
      parts: [
        Part(sign: "switch.on", scale: 0.8, y: -0.24),
        Part(sign: "switch.off", scale: 0.8, y: 0.24),
      ]),
    "square.righthalf.fill": SymbolRecipe(
      box: "square",
      parts: [
        Part(sign: "square.fill", scale: 0.45, x: 0.17, y: -0.17),
        Part(sign: "square.fill", scale: 0.45, x: 0.17, y: 0.17),
        Part(sign: "square.fill", scale: 0.45, x: 0.17),
      ]),
  ]

  /// A symbol with a dot at its upper right, apart from it.
  private static func badged(_ box: String) -> SymbolRecipe {
    SymbolRecipe(
      box: box,
      parts: [
        Part(sign: "circle.fill", scale: 0.52, x: 0.25, y: -0.28, isCutOut: true),
        Part(sign: "circle.fill", scale: 0.36, x: 0.25, y: -0.28),
      ])
  }
}
