// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

// assay:ignore used-only-by-tests - the color vectors hold it; no command shows it yet
/// A color's appearance by CAM16 (Li et al. 2017), seen as Material's color utilities take for
/// usual: sRGB's white, 200 lux, a background of L* 50 and an average surround.
struct CAM16: Hashable, Sendable {
  /// Lightness J, 0 to 100.
  var lightness: Double
  var chroma: Double
  /// In degrees, 0 up to 360.
  var hue: Double

  init(_ color: AuditColor) {
    let view = ViewingConditions.standard
    let adapted = (Self.xyzToCones * (Self.sRGBToXYZ * color.linear * 100)) * view.discount
    let cones = adapted.map { value in
      let power = pow(view.luminanceFactor * abs(value) / 100, 0.42)
      return (value < 0 ? -400 : 400) * power / (power + 27.13)
    }
    let a = (11 * cones.x - 12 * cones.y + cones.z) / 11
    let b = (cones.x + cones.y - 2 * cones.z) / 9
    let u = (20 * cones.x + 20 * cones.y + 21 * cones.z) / 20
    let response = (40 * cones.x + 20 * cones.y + cones.z) / 20
    let degrees = atan2(b, a) * 180 / .pi
    hue = degrees < 0 ? degrees + 360 : degrees
    lightness = 100 * pow(response * view.nbb / view.whiteResponse, view.c * view.z)
    let shifted = hue < 20.14 ? hue + 360 : hue
    let eccentricity = 0.25 * (cos(shifted * .pi / 180 + 2) + 3.8)
    let t =
      50000.0 / 13 * eccentricity * view.nc * view.ncb * (a * a + b * b).squareRoot() / (u + 0.305)
    chroma =
      pow(t, 0.9) * (lightness / 100).squareRoot() * pow(1.64 - pow(0.29, view.n), 0.73)
  }

  /// Material's own figures, a little off those of CSS.
  private static let sRGBToXYZ = Matrix3(
    Triple(0.41233895, 0.35762064, 0.18051042), Triple(0.2126, 0.7152, 0.0722),
    Triple(0.01932141, 0.11916382, 0.95034478))
  fileprivate static let xyzToCones = Matrix3(
    Triple(0.401288, 0.650173, -0.051461), Triple(-0.250268, 1.204414, 0.045854),
    Triple(-0.002079, 0.048952, 0.953127))
}

// assay:ignore used-only-by-tests - see CAM16
/// What the model derives from the surroundings.
private struct ViewingConditions: Sendable {
  var n: Double
  var z: Double
  var nbb: Double
  var ncb: Double
  var nc = 1.0
  var c = 0.69
  var luminanceFactor: Double
  var discount: Triple
  var whiteResponse: Double

  static let standard = ViewingConditions()

  init() {
    let white = Triple(95.047, 100, 108.883)
    let background = Lightness.luminance(lstar: 50) * 100
    let adapting = 200 / Double.pi * background / 100
    let k = 1 / (5 * adapting + 1)
    let k4 = k * k * k * k
    luminanceFactor = k4 * adapting + 0.1 * (1 - k4) * (1 - k4) * cbrt(5 * adapting)
    let cones = CAM16.xyzToCones * white
    let degree = min(1, max(0, 1 - 1 / 3.6 * exp((-adapting - 42) / 92)))
    discount = cones.map { degree * (100 / $0) + 1 - degree }
    n = background / white.y
    z = 1.48 + n.squareRoot()
    nbb = 0.725 / pow(n, 0.2)
    ncb = nbb
    let factor = luminanceFactor
    let response = (cones * discount).map { value in
      let power = pow(factor * value / 100, 0.42)
      return 400 * power / (power + 27.13)
    }
    whiteResponse = (40 * response.x + 20 * response.y + response.z) / 20 * nbb
  }
}
