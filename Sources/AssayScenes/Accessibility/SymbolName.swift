// SPDX-License-Identifier: MIT

/// What a symbol's name says aloud, where the view gives it no label.
enum SymbolName {
  /// Parts that tell of the drawing and not of the thing.
  private static let looks: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "inverse", "left", "right",
  ]

  /// `person.crop.circle.fill` becomes "person crop": the name's words without those of its looks;
  /// all of them where nothing else is left.
  static func words(_ name: String) -> String {
    let parts = name.split { $0 == "." || $0 == "_" || $0 == "-" }.map(String.init)
    let telling = parts.filter { !looks.contains($0) }
    return (telling.isEmpty ? parts : telling).joined(separator: " ")
  }
}
