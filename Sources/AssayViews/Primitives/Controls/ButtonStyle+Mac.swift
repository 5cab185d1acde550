// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, a button without a background, which a snapshot reports: one like a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button with a report.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless).reporting("the link style of a button")
  }
}
/// Unlike SwiftUI, a bordered button, which a snapshot reports: one of a bar below a toolbar.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button with a report.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
      .reporting("the accessory bar style of a button")
  }
}
/// Unlike SwiftUI, a bordered button, which a snapshot reports: one of a bar below a toolbar.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button with a report.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
      .reporting("the accessory bar style of a button")
  }
}
/// Unlike SwiftUI, a plain button, which a snapshot reports: a card of tvOS.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button with a report.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.plain).reporting("the card style of a button")
  }
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// Of a bar below a toolbar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// Of a bar below a toolbar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
nonisolated extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card of tvOS.
  public static var card: CardButtonStyle { CardButtonStyle() }
}
