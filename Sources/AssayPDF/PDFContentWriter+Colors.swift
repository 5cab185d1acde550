// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Colors, shadings and patterns. Source: sections 8.6.8 and 8.7.
extension PDFContentWriter {
  mutating func setColor(_ name: String, _ n: [Double], _ operands: [PDFValue]) {
    switch name {
    case "g": set(\.fill, .gray, n)
    case "G": set(\.stroke, .gray, n)
    case "rg": set(\.fill, .rgb, n)
    case "RG": set(\.stroke, .rgb, n)
    case "k": set(\.fill, .cmyk, n)
    case "K": set(\.stroke, .cmyk, n)
    case "cs", "CS":
      let ink: WritableKeyPath<PDFState, PDFState.Ink> = name == "cs" ? \.fill : \.stroke
      if let space = PDFColorSpace(operands.last, file, resources) {
        set(ink, space, space.first)
      } else {
        report("a color space of another kind")
        set(ink, .gray, [0])
      }
    case "sc", "scn", "SC", "SCN":
      let ink: WritableKeyPath<PDFState, PDFState.Ink> =
        name.hasPrefix("s") ? \.fill : \.stroke
      if let pattern = operands.last?.name {
        state[keyPath: ink].pattern = pattern
      } else {
        set(ink, state[keyPath: ink].space, n)
      }
    default: if !Self.withoutMarks.contains(name) { report("the operator '\(name)'") }
    }
  }

  /// Operators of text, of which the strings are reported, and those that nobody sees on a screen.
  private static let withoutMarks: Set<String> = [
    "BT", "ET", "T*", "Tc", "TD", "Td", "Tf", "TL", "Tm", "Ts", "Tw", "Tz", "BX", "EX", "DP", "MP",
    "d0", "d1", "i", "ri",
  ]

  mutating func set(
    _ ink: WritableKeyPath<PDFState, PDFState.Ink>, _ space: PDFColorSpace, _ numbers: [Double]
  ) {
    if space.isCMYK { report("the exact colors of CMYK") }
    state[keyPath: ink].space = space
    state[keyPath: ink].pattern = nil
    state[keyPath: ink].color = space.color(numbers)
  }

  mutating func paintShading(_ name: String?) {
    guard let name, let value = file.value(resources["Shading"]).entries?[name] else {
      return report("a shading that the file does not have")
    }
    let whole = Shape.rectangle(area)
    paintShading(value, state.fill.opacity, state.transform) { [.fill(whole, $0)] }
  }

  mutating func paintPattern(
    _ name: String, _ opacity: Double, _ items: (Paint) -> [DisplayItem]
  ) {
    guard let pattern = file.value(file.value(resources["Pattern"]).entries?[name]).entries else {
      return report("a pattern that the file does not have")
    }
    guard file.value(pattern["PatternType"]).integer == 2 else {
      report("a pattern of tiles")
      return
    }
    let own = file.transform(pattern["Matrix"]) ?? .identity
    paintShading(pattern["Shading"], opacity, own.then(start), items)
  }

  /// Items of the picture's coordinates, painted with a shading that has its own.
  mutating func paintShading(
    _ value: PDFValue?, _ opacity: Double, _ transform: AffineTransform,
    _ items: (Paint) -> [DisplayItem]
  ) {
    guard let shading = PDFShading(value, file, resources, opacity: opacity) else {
      report("a shading of another kind than axial and radial")
      return
    }
    for problem in shading.problems { report(problem) }
    guard let back = transform.inverse else { return }
    let moved = items(shading.paint).map { item -> DisplayItem in
      guard case .fill(let shape, let paint) = item else { return item }
      return .fill(PDFPathBuilder.moved(shape, back), paint)
    }
    add(.group(GroupItem(items: moved, transform: transform)))
  }
}
