// SPDX-License-Identifier: MIT

nonisolated extension Scene {
  /// Accepted, and has no effect: without the menus of the system.
  public func commandsRemoved() -> some Scene { self }
  /// Accepted, and has no effect: other menus.
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }
  /// Accepted, and has no effect: where `@AppStorage` keeps values.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Accepted, and has no effect: whether the scene opens with the app.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Accepted, and has no effect: whether the scene opens again with the app.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Accepted, and has no effect: the place of new windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted, and has no effect: the place of new windows.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    self
  }
  /// Accepted, and has no effect: the place of windows that are zoomed.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    self
  }
  /// Accepted, and has no effect: the size of windows that are zoomed.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  /// Accepted, and has no effect: the level of windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Accepted, and has no effect: what the windows are to the system.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Accepted, and has no effect: whether the background moves windows.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
  /// Accepted, and has no effect: the labels of toolbars.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
  /// Accepted, and has no effect: the labels of toolbars.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }
  /// Accepted, and has no effect: the keys that open the scene.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Accepted, and has no effect: the keys that open the scene.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    self
  }
  /// Accepted, and has no effect: whether the bars of the system are visible.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
  /// Accepted, and has no effect: the symbol of dialogs.
  public func dialogIcon(_ icon: Image?) -> some Scene { self }
  /// Accepted, and has no effect: how serious dialogs are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
  /// Accepted, and has no effect: a switch that hides a dialog for good.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene { self }
  /// Accepted, and has no effect: a value of the environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    self
  }
}

/// Whether a scene opens with the app.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It opens.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It does not open.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene opens again with the app.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// It does not open.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// The level of windows.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among others.
  public static let normal = WindowLevel(name: "normal")
  /// Above others.
  public static let floating = WindowLevel(name: "floating")
  /// Below others.
  public static let desktop = WindowLevel(name: "desktop")
}

/// What windows are to the system.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// Main windows.
  public static let principal = WindowManagerRole(name: "principal")
  /// Windows that belong to others.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The labels of toolbars.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Title only.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Icon only.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// The size of windows that are zoomed.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as the screen.
  public static let maximum = WindowIdealSize(name: "maximum")
  /// As large as the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
}

/// The content of a window that is placed. A snapshot never makes one.
public struct WindowLayoutRoot {
  /// Nothing, because there is no window.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// What is known where a window is placed. A snapshot never makes one.
public struct WindowPlacementContext {
  /// The screen of the window.
  public let defaultDisplay: DisplayProxy
}

/// A screen. A snapshot never makes one.
public struct DisplayProxy: Hashable, Sendable {
  /// Its frame in points.
  public let bounds: CGRect
  /// The part without menu bar and dock, in points.
  public let visibleRect: CGRect
}

/// The place of a window.
public struct WindowPlacement: Sendable {
  /// As the system decides.
  public init() {}
  /// A size in points.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// A size in points.
  public init(size: CGSize) {}
  /// A place and a size in points.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat?, height: CGFloat?) {}
  /// A place and a size in points.
  public init(_ position: CGPoint?, size: CGSize? = nil) {}
  /// A place as a part of the screen, and a size in points.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// A place as a part of the screen, and a size in points.
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
}
