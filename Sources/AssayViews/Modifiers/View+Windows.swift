// SPDX-License-Identifier: MIT

// A snapshot has no windows.
nonisolated extension View {
  /// Accepted, and has no effect: whether windows can be closed.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted, and has no effect: whether windows can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted, and has no effect: whether windows can be minimized.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted, and has no effect: whether windows can be resized.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted, and has no effect: the point that stays where a window is resized.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Accepted, and has no effect: whether toolbars are visible where a window fills the screen.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: the style of windows that the view opens.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  /// Accepted, and has no effect: the style of toolbars of windows that the view opens.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
  /// Accepted, and has no effect: whether a click brings the app to the front.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
  /// Accepted, but never called: tells whether the window is being resized.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted, and has no effect: whether a dialog keeps the app from ending.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Accepted, and has no effect: whether a sheet keeps the app from ending.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Accepted, but not drawn: a switch that hides a dialog for good, on a Mac.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    reportingOnMac("the suppression toggle of a dialog")
  }
  /// Accepted, but not drawn: a switch that hides a dialog for good, on a Mac.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    reportingOnMac("the suppression toggle of a dialog")
  }
  /// Accepted, but not drawn: a switch that hides a dialog for good, on a Mac.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    reportingOnMac("the suppression toggle of a dialog")
  }
  /// Accepted, and has no effect: a click brings the app to the front.
  public func allowsWindowActivationEvents() -> some View { self }
  /// Accepted, and never shown: what is asked before a window closes.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }
  /// Accepted, and never shown: what is asked before a window closes.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }
}

/// Whether toolbars are visible where a window fills the screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// While the pointer is at the top.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}
