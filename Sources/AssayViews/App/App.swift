// SPDX-License-Identifier: MIT

// An app compiles as it is; a rendering shows its views one by one, and never the app.

/// Accepted, and never run: an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Ends at once: there is no system that would show the app.
  public static func main() {}
}

/// Accepted, and never shown: a part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
}

nonisolated extension Never: Scene {}

/// A scene without a body.
public nonisolated protocol _PrimitiveScene: Scene where Body == Never {}

nonisolated extension _PrimitiveScene {
  /// Never called, because a scene is never shown.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Several scenes as one.
public nonisolated struct _Scenes: _PrimitiveScene {}

/// Builds scenes.
@resultBuilder
public enum SceneBuilder {
  /// Builds one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _Scenes()
  }
  /// Builds one statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { _Scenes() }
  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { _Scenes() }
}

extension Scene {
  /// Accepted, and never run: tells of changes of the phase and other values.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Accepted, and never run: tells of changes of the phase and other values.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Accepted, and never run: tells of changes of the phase and other values.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
  /// Accepted, and never shown: menus.
  public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }
  /// Accepted, and has no effect: a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  /// Accepted, and has no effect: a model.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }
  /// Accepted, and has no effect: a model.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// Accepted, and has no effect: a size for new windows in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Accepted, and has no effect: a size for new windows in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Accepted, and has no effect: how windows are sized.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  /// Accepted, and has no effect: the style of windows.
  public nonisolated func windowStyle(_ style: some WindowStyle) -> some Scene { self }
  /// Accepted, and has no effect: the style of toolbars.
  public nonisolated func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene {
    self
  }
  /// Accepted, and has no effect: which events open the scene.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
  /// Accepted, and never run: work in the background.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Accepted, and never run: a kind of work in the background.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  /// A transfer of a URL session in the background.
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The transfers of the URL sessions in the background whose identifiers match.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask {
    BackgroundTask()
  }
}
