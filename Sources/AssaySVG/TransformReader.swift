// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

/// Reads lists of transforms. Source: CSS Transforms 1, section 8 "The SVG 'transform' attribute".
enum TransformReader {
  /// nil for an attribute with an error, which SVG ignores as a whole.
  static func read(_ text: String) -> AffineTransform? {
    var result = AffineTransform.identity
    for part in text.split(separator: ")") {
      let halves = part.split(separator: "(", omittingEmptySubsequences: false)
      if halves.count == 1, halves[0].allSatisfy({ $0.isWhitespace || $0 == "," }) { continue }
      guard halves.count == 2 else { return nil }
      let name = halves[0].filter { $0.isLetter }
      var scanner = NumberScanner(halves[1])
      guard let one = transform(String(name), scanner.numbers()) else { return nil }
      result = one.then(result)
    }
    return result
  }

  private static func transform(_ name: String, _ n: [Double]) -> AffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translate", 2):
      return AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: n[0], ty: n.count > 1 ? n[1] : 0)
    case ("scale", 1), ("scale", 2):
      return AffineTransform(a: n[0], b: 0, c: 0, d: n.count > 1 ? n[1] : n[0], tx: 0, ty: 0)
    case ("rotate", 1), ("rotate", 3):
      let angle = n[0] * .pi / 180
      let turn = AffineTransform(
        a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
      guard n.count == 3 else { return turn }
      let back = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -n[1], ty: -n[2])
      return back.then(turn).then(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: n[1], ty: n[2]))
    case ("skewX", 1):
      return AffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return AffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
