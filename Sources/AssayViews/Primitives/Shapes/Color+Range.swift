// SPDX-License-Identifier: MIT

// A snapshot has the range of a standard screen: nothing is brighter than white.
nonisolated extension Color {
  /// Accepted, but not drawn: the color as bright as an exposure makes it, in stops. A snapshot
  /// reports stops other than 0, and draws the color as it is.
  public func exposureAdjust(_ stops: Double) -> Color {
    if stops != 0 { LeftOutNotes.add("the exposure of a color") }
    return self
  }

  /// Returns the same color: how far it may be brighter than white has no effect on a standard
  /// screen.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// Returns the color as numbers for an environment, without a headroom.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }

  /// A color as four numbers, with how far it may be brighter than white.
  @dynamicMemberLookup
  public struct ResolvedHDR: Hashable, Sendable, ShapeStyle {
    private var color: Color.Resolved
    /// How many times the color may be as bright as white; nil where it is not known.
    public let headroom: Float?

    /// Creates a color without a headroom.
    init(_ color: Color.Resolved) {
      self.color = color
      self.headroom = nil
    }

    /// Creates a color from a color and a headroom.
    ///
    /// - Parameters:
    ///   - color: the color.
    ///   - headroom: how many times it may be as bright as white; nil where it is not known.
    public init(_ color: Color.Resolved, headroom: Float?) {
      self.color = color
      self.headroom = headroom
    }

    /// A number of the color.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<Color.Resolved, T>) -> T {
      get { color[keyPath: keyPath] }
      set { color[keyPath: keyPath] = newValue }
    }

    /// Returns the color as on a standard screen.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(color) }
  }

  /// Creates a color from a resolved one, as on a standard screen.
  public init(_ resolved: ResolvedHDR) { self = resolved.resolve(in: EnvironmentValues()) }
}
