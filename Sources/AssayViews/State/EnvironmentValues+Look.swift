// SPDX-License-Identifier: MIT

private enum LookKey {
  enum BadgeStrength: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
  enum LineHeight: EnvironmentKey {
    static let defaultValue: AttributedString.LineHeight? = nil
  }
  enum SymbolColors: EnvironmentKey {
    static let defaultValue: SymbolColorRenderingMode? = nil
  }
  enum SymbolValues: EnvironmentKey {
    static let defaultValue: SymbolVariableValueMode? = nil
  }
  enum MaterialBehind: EnvironmentKey { static let defaultValue: Material? = nil }
  enum ActiveMaterial: EnvironmentKey {
    static let defaultValue = MaterialActiveAppearance.automatic
  }
  enum Sizing: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }
  enum DynamicRange: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }
  enum LinkIndicator: EnvironmentKey { static let defaultValue = Visibility.automatic }
  enum WheelItemHeight: EnvironmentKey { static let defaultValue: CGFloat = 32 }
  enum SidebarRows: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }
}

/// The size of rows in a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  /// A size.
  case small, medium, large
}

// How views inside look. A value that is not drawn is reported where it is set, by a modifier or as
// a value of the environment.
extension EnvironmentValues {
  /// How the layers of symbols are colored; nil unless a view sets it.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolMode.map { SymbolRenderingMode(mode: $0) } }
    set { symbolMode = newValue?.mode }
  }
  /// How symbols are filled with color; nil unless a view sets it.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[LookKey.SymbolColors.self] }
    set { self[LookKey.SymbolColors.self] = newValue }
  }
  /// How symbols show their value; nil unless a view sets it.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[LookKey.SymbolValues.self] }
    set { self[LookKey.SymbolValues.self] = newValue }
  }
  /// How strong badges are.
  public var badgeProminence: BadgeProminence {
    get { self[LookKey.BadgeStrength.self] }
    set { self[LookKey.BadgeStrength.self] = newValue }
  }
  /// The height of lines of text; nil unless a view sets it.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LookKey.LineHeight.self] }
    set { self[LookKey.LineHeight.self] = newValue }
  }
  /// The material behind the view. Unlike SwiftUI, nil unless a view sets it: a background of a
  /// material is not noted.
  public var backgroundMaterial: Material? {
    get { self[LookKey.MaterialBehind.self] }
    set { self[LookKey.MaterialBehind.self] = newValue }
  }
  /// Whether materials look as those of an active window, which those of a snapshot do.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[LookKey.ActiveMaterial.self] }
    set { self[LookKey.ActiveMaterial.self] = newValue }
  }
  /// How buttons fill their room.
  public var buttonSizing: ButtonSizing {
    get { self[LookKey.Sizing.self] }
    set { self[LookKey.Sizing.self] = newValue }
  }
  /// How bright images may be, which has no effect; nil unless a view sets it.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[LookKey.DynamicRange.self] }
    set { self[LookKey.DynamicRange.self] = newValue }
  }
  /// Whether navigation links have a chevron.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LookKey.LinkIndicator.self] }
    set { self[LookKey.LinkIndicator.self] = newValue }
  }
  /// The height of a row of a wheel on a watch, in points, which has no effect on other devices.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[LookKey.WheelItemHeight.self] }
    set { self[LookKey.WheelItemHeight.self] = newValue }
  }
  /// The size of rows in a sidebar, as the user of a Mac chooses it.
  public var sidebarRowSize: SidebarRowSize {
    get { self[LookKey.SidebarRows.self] }
    set { self[LookKey.SidebarRows.self] = newValue }
  }
  /// Whether the labels of controls are hidden, as `labelsHidden()` hides them.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }
  /// Whether menus show an arrow, which macOS alone draws.
  public var menuIndicatorVisibility: Visibility {
    get { menuIndicator }
    set { menuIndicator = newValue }
  }

  /// What is not drawn of a value that has just been set, for a report; nil for nothing.
  func undrawn(for keyPath: PartialKeyPath<EnvironmentValues>) -> String? {
    switch keyPath {
    case \.symbolColorRenderingMode:
      symbolColorRenderingMode == .gradient ? "a gradient in a symbol" : nil
    case \.symbolVariableValueMode:
      symbolVariableValueMode == .draw ? "the drawn variable value of a symbol" : nil
    case \.badgeProminence: badgeProminence == .increased ? "the prominence of a badge" : nil
    case \.lineHeight: lineHeight == nil ? nil : "the line height of a text"
    case \.backgroundMaterial:
      backgroundMaterial == nil ? nil : "the material of the environment behind a view"
    case \.buttonSizing: buttonSizing == .flexible ? "the flexible sizing of a button" : nil
    case \.sidebarRowSize:
      look == .macOS && sidebarRowSize != .medium ? "the size of rows in a sidebar" : nil
    case \.navigationLinkIndicatorVisibility:
      navigationLinkIndicatorVisibility == .hidden
        ? "the hidden chevron of a navigation link" : nil
    default: nil
    }
  }
}
