// SPDX-License-Identifier: MIT

/// The named looks of pickers; a palette is drawn as segments.
public enum PickerStyleName: Hashable, Sendable {
  /// A look of pickers.
  case automatic, segmented, inline, wheel, navigationLink, palette, radioGroup
}

/// A named look of pickers.
public protocol PickerStyle {
  /// The look.
  var name: PickerStyleName { get }
}

/// The look of pickers on the platform: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .automatic }
}
/// The chosen view as a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .automatic }
}
/// All views in a row.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .segmented }
}
/// All views in rows, with a check mark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .inline }
}
/// A wheel that is turned to the chosen view.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .wheel }
}
/// A row that leads to a screen with all views.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .navigationLink }
}
/// Unlike SwiftUI, drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .palette }
}
/// All views in a column, with circles before them.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of pickers on the platform: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen view as a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that is turned to the chosen view.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a screen with all views.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Unlike SwiftUI, drawn as segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All views in a column, with circles before them.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All views in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All views in rows, with a check mark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyleName.automatic }

extension EnvironmentValues {
  var pickerStyle: PickerStyleName {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentChangingView(content: self) { $0.pickerStyle = style.name }
  }

  /// Accepted, but not drawn: a radio group in a row.
  public func horizontalRadioGroupLayout() -> some View {
    modified(.notDrawn("a radio group in a row"))
  }
}
