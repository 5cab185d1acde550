// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A color in OKLab: lightness in 0...1, and two axes whose length is chroma and whose angle is
/// hue.
///
/// Bjorn Ottosson's space with the matrices of CSS Color 4, section 18, which go through XYZ (D65).
package struct OKLab: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Alpha does not count.
  init(_ color: AuditColor) {
    self.init(xyz: ColorMatrices.sRGBToXYZ * color.linear)
  }

  /// Of CIE XYZ under D65.
  init(xyz: Triple) {
    let cones = Self.xyzToCones * xyz
    let lab =
      Self.rootsToLab
      * cones.map { value in
        let root = RGBColorSpace.root(3, of: abs(value))
        return value < 0 ? -root : root
      }
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// In sRGB, whose channels may lie beyond 0...1.
  func color(alpha: Double = 1) -> AuditColor {
    AuditColor(linear: linearSRGB, alpha: alpha)
  }

  /// Whether sRGB holds it, give or take what `AuditColor.isInSRGB` allows.
  var isInSRGB: Bool {
    let linear = linearSRGB
    let range = Self.linearRange
    return range.contains(linear.x) && range.contains(linear.y) && range.contains(linear.z)
  }

  /// Where channels that are in `AuditColor.sRGBRange` lie before they are encoded.
  private static let linearRange =
    RGBColorSpace.decode(
      AuditColor.sRGBRange.lowerBound)...RGBColorSpace.decode(
      AuditColor.sRGBRange.upperBound)

  private var linearSRGB: Triple { ColorMatrices.xyzToSRGB * xyz }

  /// CIE XYZ under D65.
  var xyz: Triple {
    let cones = (Self.labToRoots * Triple(lightness, a, b)).map { $0 * $0 * $0 }
    return Self.conesToXYZ * cones
  }

  // assay:ignore used-only-by-tests - the color vectors hold it; no command shows it yet
  var chroma: Double { (a * a + b * b).squareRoot() }

  // assay:ignore used-only-by-tests - the color vectors hold it; no command shows it yet
  /// In degrees, 0 up to 360; nil for a gray.
  var hue: Double? {
    guard chroma > 4e-6 else { return nil }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Euclidean distance: CSS Color 4's "delta E OK".
  package func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  private static let xyzToCones = Matrix3(
    Triple(0.819022437996703, 0.3619062600528904, -0.1288737815209879),
    Triple(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    Triple(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  private static let conesToXYZ = Matrix3(
    Triple(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    Triple(-0.0405757452148008, 1.112286803280317, -0.0717110580655164),
    Triple(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
  private static let rootsToLab = Matrix3(
    Triple(0.210454268309314, 0.7936177747023054, -0.0040720430116193),
    Triple(1.9779985324311684, -2.42859224204858, 0.450593709617411),
    Triple(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let labToRoots = Matrix3(
    Triple(1, 0.3963377773761749, 0.2158037573099136),
    Triple(1, -0.1055613458156586, -0.0638541728258133),
    Triple(1, -0.0894841775298119, -1.2914855480194092))
}
