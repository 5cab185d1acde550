// SPDX-License-Identifier: MIT

/// The two half planes of Brettel, Vienot and Mollon 1997 as matrices on linear sRGB, and the plane
/// that parts them.
///
/// Derived as the paper's equations 1 to 8 say from the cones of Smith and Pokorny 1975, the
/// primaries of BT.709, anchors at 475, 485, 575 and 660 nm and white as the neutral axis; the
/// figures are those of DaltonLens-Python 0.1.5 for that model.
struct BrettelPlanes: Sendable {
  var first: Matrix3
  var second: Matrix3
  var normal: Triple

  func seen(_ linear: Triple) -> Triple {
    linear.dot(normal) >= 0 ? first * linear : second * linear
  }

  static func of(_ deficiency: ColorDeficiency) -> BrettelPlanes {
    switch deficiency {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }

  private static let protan = BrettelPlanes(
    first: Matrix3(
      Triple(0.145096, 1.201653, -0.346749), Triple(0.104465, 0.853164, 0.042371),
      Triple(0.00429, -0.00603, 1.00174)),
    second: Matrix3(
      Triple(0.141152, 1.167822, -0.308974), Triple(0.104947, 0.857298, 0.037755),
      Triple(0.004309, -0.00586, 1.00155)),
    normal: Triple(0.104418, 0.895582, -1))
  private static let deutan = BrettelPlanes(
    first: Matrix3(
      Triple(0.361982, 0.867547, -0.229529), Triple(0.260985, 0.645124, 0.09389),
      Triple(-0.019754, 0.026861, 0.992893)),
    second: Matrix3(
      Triple(0.37009, 0.885402, -0.255492), Triple(0.257669, 0.637821, 0.104511),
      Triple(-0.019503, 0.027414, 0.992089)),
    normal: Triple(-0.312279, -0.687721, 1))
  private static let tritan = BrettelPlanes(
    first: Matrix3(
      Triple(1.013542, 0.142682, -0.156224), Triple(-0.011805, 0.875612, 0.136194),
      Triple(0.077073, 0.812081, 0.110847)),
    second: Matrix3(
      Triple(0.93337, 0.19999, -0.13336), Triple(0.058087, 0.825652, 0.116261),
      Triple(-0.379228, 1.13825, 0.240978)),
    normal: Triple(1, -0.714811, -0.285189))
}

/// The one plane of Vienot, Brettel and Mollon 1999 as a matrix on linear sRGB, derived as
/// Brettel's.
enum VienotPlane {
  /// nil for tritan, for which one plane is not accurate.
  static func of(_ deficiency: ColorDeficiency) -> Matrix3? {
    switch deficiency {
    case .protan: protan
    case .deutan: deutan
    case .tritan: nil
    }
  }

  private static let protan = Matrix3(
    Triple(0.108889, 0.891111, 0), Triple(0.108889, 0.891111, 0), Triple(0.004471, -0.004471, 1))
  private static let deutan = Matrix3(
    Triple(0.290305, 0.709695, 0), Triple(0.290305, 0.709695, 0), Triple(-0.021974, 0.021974, 1))
}
