// SPDX-License-Identifier: MIT

/// The controls of a Touch Bar, which no picture shows.
public nonisolated struct TouchBar<Content: View> {
  let content: Content

  /// Creates a Touch Bar.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a Touch Bar that the user may arrange.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Where a control of a Touch Bar is at first.
public enum TouchBarItemPresence: Sendable {
  /// Always there.
  case required(String)
  /// There unless the user removes it.
  case `default`(String)
  /// Not there until the user adds it.
  case optional(String)
}

// A picture of a window has no Touch Bar.
nonisolated extension View {
  /// Accepted, and has no effect: the controls of the Touch Bar while the view has the focus.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Accepted, and has no effect: the controls of the Touch Bar while the view has the focus.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
  /// Accepted, and has no effect: the control in the middle of the Touch Bar.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  /// Accepted, and has no effect: the name of a control where the user arranges the Touch Bar.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  /// Accepted, and has no effect: whether a control is in the Touch Bar at first.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}
