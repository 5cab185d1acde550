// SPDX-License-Identifier: MIT

extension MeshGradient {
  /// The colors of a grid.
  public enum Colors: Hashable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Colors that are known.
    case resolvedColors([Color.Resolved])
  }

  private static func report(_ space: Gradient.ColorSpace) {
    if space == .perceptual { LeftOutNotes.add("the color space of a mesh gradient") }
  }

  /// Creates a mesh from the points of its grid. Unlike SwiftUI, colors are mixed in the color
  /// space of the device, and another one is reported.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row.
  ///   - height: the number of rows.
  ///   - points: the points as fractions of the filled area, row by row.
  ///   - colors: the colors of the points.
  ///   - background: the color behind the grid.
  ///   - smoothsColors: whether colors are mixed along curves.
  ///   - colorSpace: where colors are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace
  ) {
    Self.report(colorSpace)
    self.init(
      width: width, height: height, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors)
  }

  /// Creates a mesh from places and colors of their own kinds. Unlike SwiftUI, colors are mixed in
  /// the color space of the device, and another one is reported.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row.
  ///   - height: the number of rows.
  ///   - locations: the places of the points, row by row.
  ///   - colors: the colors of the points.
  ///   - background: the color behind the grid.
  ///   - smoothsColors: whether colors are mixed along curves.
  ///   - colorSpace: where colors are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    Self.report(colorSpace)
    let values =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    self.init(
      width: width, height: height, points: [], colors: values, background: background,
      smoothsColors: smoothsColors)
    self.locations = locations
  }
}
