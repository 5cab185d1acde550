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

/// Accepted, and never shown: a window for each use of a view.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title.
  public init(_ title: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows for values.
  public init<D: Hashable>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// Creates a group of windows with a title for values.
  public init<D: Hashable>(
    _ title: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
}

/// Accepted, and never shown: one window.
public nonisolated struct Window<Content: View>: _PrimitiveScene {
  /// Creates a window.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// Accepted, and never shown: the settings of a Mac app.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Accepted, and never shown: an item of a Mac's menu bar.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// Creates an item with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Creates an item with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {}
}

/// Accepted, and never shown: the documents of an app.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  /// Creates documents that can be edited.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// Accepted, and never made: an open document.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  public var document: Binding<Document>
  /// The place of the file.
  public var fileURL: URL?
}

/// How an item of the menu bar shows its content.
public struct MenuBarExtraStyle: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuBarExtraStyle(name: "automatic")
  /// A menu.
  public static let menu = MenuBarExtraStyle(name: "menu")
  /// A window.
  public static let window = MenuBarExtraStyle(name: "window")
}

extension Scene {
  /// Accepted, and never shown: how an item of the menu bar shows its content.
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
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
}

/// How windows are sized.
public struct WindowResizability: Sendable {
  /// As the system decides.
  public static let automatic = WindowResizability()
  /// As the content is.
  public static let contentSize = WindowResizability()
  /// No smaller than the content.
  public static let contentMinSize = WindowResizability()
}

/// The style of windows.
public protocol WindowStyle {}
/// A style of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// A style of windows.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// A style of windows.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// As the system decides.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The style of the toolbar of windows.
public protocol WindowToolbarStyle {}
/// A style of the toolbar of windows.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// A style of the toolbar of windows.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Title and toolbar in a line.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Title and toolbar in a low line.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

/// Accepted, and never called: the delegate of an app.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// Never asked, because the app is never run.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made: a rendering does not run the app")
  }
  /// Creates the property, not the delegate.
  public init(_ type: DelegateType.Type = DelegateType.self) {}
}
