// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets whether the labels of controls are visible.
  @ViewBuilder
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
  /// Accepted, but not drawn: the space between the icon and the title of labels, in points. A
  /// snapshot reports it.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    reporting("the space between the icon and the title of a label")
  }
  /// Accepted, but not drawn: the width of the room for the icons of labels, in points. A snapshot
  /// reports it.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    reporting("the reserved icon width of a label")
  }
  /// Accepted, but not drawn: how buttons fill their room. A snapshot reports it.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
  /// Accepted, but not drawn: whether the thumbs of sliders are visible. A snapshot reports hidden
  /// ones.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    reporting(visibility == .hidden ? "a slider without its thumb" : nil)
  }
  /// Accepted, and has no effect: how the choice of a palette is marked.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    reporting(effect == .automatic ? nil : "the mark of the selected item in a palette")
  }
  /// Accepted, but not drawn: how symbols are filled with color. A snapshot reports a gradient.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// Accepted, but not drawn: how symbols show their value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  /// Accepted, and has no effect: how bright images may be. A snapshot has standard pictures.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  /// Accepted, but not drawn: the look of content that is old while the app gets new. A snapshot
  /// reports it where the view is redacted as `invalidated`.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    NodeView { context in
      let isOld = invalidatable && context.environment.redactions.contains(.invalidated)
      return try reporting(isOld ? "the look of content that is not up to date" : nil)
        .evaluated(in: context)
    }
  }
  /// Accepted, but not drawn: a view that stays away from the corners of its container.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    reporting("the offset from a container's corners")
  }
  /// Accepted, and has no effect: materials look as those of an active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

/// How buttons fill their room.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the place decides.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As large as they can be.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As large as their labels.
  public static let fitted = ButtonSizing(name: "fitted")
}

/// How the choice of a palette is marked.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// By another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
  /// By the content alone.
  public static let custom = PaletteSelectionEffect(name: "custom")
}

/// How symbols are filled with color.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient of the color.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show their value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By the color of their layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how far their lines are drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Which windows materials look like.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Active ones.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Inactive ones.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As their window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As bright as white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as it is.
    public static let high = DynamicRange(name: "high")
  }

  /// Accepted, and has no effect: how bright the image may be. A snapshot has standard pictures.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// Accepted, and has no effect outside of widgets that are tinted.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?)
    -> some View
  {
    self
  }
}

/// How an image of a tinted widget is drawn.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the accent color.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without its own colors.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In the accent color, without its own colors.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In its own colors.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
