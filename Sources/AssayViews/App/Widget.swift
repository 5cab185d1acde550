// SPDX-License-Identifier: MIT

// A widget compiles as it is. `previewContext(WidgetPreviewContext(family:))` draws a view of it in
// the size of the family.

/// Accepted, and never shown by itself: a widget.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Ends at once: there is no system that would show the widget.
  public static func main() {}
}

/// Accepted, and never shown by itself: several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Ends at once: there is no system that would show the widgets.
  public static func main() {}
}

/// Builds widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Builds one widget.
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  /// Builds several widgets.
  public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> some Widget {
    _Widgets()
  }
  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { _Widgets() }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { _Widgets() }
}

/// Several widgets as one.
public nonisolated struct _Widgets: Widget {
  /// No configuration.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  /// Creates the widgets.
  public init() {}
}

/// The configuration of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  var body: Body { get }
}

nonisolated extension Never: WidgetConfiguration {}

/// No configuration.
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Never called, because a widget is never shown.
  public var body: Never { preconditionFailure("a widget has no body") }
  /// Creates no configuration.
  public init() {}
}

/// The configuration of a widget without settings.
public nonisolated struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Never called, because a widget is never shown.
  public var body: Never { preconditionFailure("a widget has no body") }
  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  /// Accepted, and has no effect: the name in the gallery.
  public nonisolated func configurationDisplayName(_ name: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }
  /// Accepted, and has no effect: the name in the gallery.
  @_disfavoredOverload
  public nonisolated func configurationDisplayName(_ name: String) -> some WidgetConfiguration {
    self
  }
  /// Accepted, and has no effect: the words in the gallery.
  public nonisolated func description(_ description: LocalizedStringKey) -> some WidgetConfiguration
  { self }
  /// Accepted, and has no effect: the words in the gallery.
  @_disfavoredOverload
  public nonisolated func description(_ description: String) -> some WidgetConfiguration { self }
  /// Accepted, and has no effect: the sizes that the widget has.
  public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
  {
    self
  }
  /// Accepted, and has no effect: whether the system adds margins.
  public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Accepted, and has no effect: whether the background can be removed.
  public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> some WidgetConfiguration
  { self }
}

/// The size of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A square.
  case systemSmall
  /// Twice as wide as high.
  case systemMedium
  /// A large square.
  case systemLarge
  /// Wider than the large one, on iPad.
  case systemExtraLarge
  /// A circle on the Lock Screen.
  case accessoryCircular
  /// Some lines on the Lock Screen.
  case accessoryRectangular
  /// A line on the Lock Screen.
  case accessoryInline

  /// The name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// In points, on a screen of 390 x 844; the extra large one on an iPad of 768 x 1024.
  /// Source: Apple, Human Interface Guidelines, Widgets, widget dimensions.
  var size: (width: Double, height: Double) {
    switch self {
    case .systemSmall: (158, 158)
    case .systemMedium: (338, 158)
    case .systemLarge: (338, 354)
    case .systemExtraLarge: (540, 260)
    case .accessoryCircular: (72, 72)
    case .accessoryRectangular: (160, 72)
    case .accessoryInline: (234, 26)
    }
  }
}

/// A preview of a view as a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  /// Creates the context of a family.
  public init(family: WidgetFamily) { self.family = family }
}

/// Accepted, and never asked: the entries that a widget shows over time.
public protocol TimelineProvider {
  /// The type of an entry.
  associatedtype Entry: TimelineEntry
  /// What a provider learns of its place.
  typealias Context = TimelineProviderContext
  /// An entry for a widget without data.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What a provider learns of its place.
public struct TimelineProviderContext {
  /// The size of the widget.
  public let family: WidgetFamily
  /// Whether the gallery asks.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
}

/// Accepted, and never asked: entries over time.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When the next entries are asked for.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the next entries are asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: .distantFuture)
  /// Never.
  public static let never = TimelineReloadPolicy(date: nil)
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

/// Accepted, and does nothing: the widgets of the app.
public final class WidgetCenter: Sendable {
  /// The widgets.
  public static let shared = WidgetCenter()
  /// Accepted, and does nothing.
  public func reloadAllTimelines() {}
  /// Accepted, and does nothing.
  public func reloadTimelines(ofKind kind: String) {}
}

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

/// How a widget is colored.
public struct WidgetRenderingMode: Equatable, Sendable {
  let name: String
  /// In its own colors.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In the accent color.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// As on the Lock Screen.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  /// The size of the widget around; small outside of one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the widget around is colored.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// Whether the background of the widget around is drawn: yes.
  public var showsWidgetContainerBackground: Bool { true }
}

nonisolated extension View {
  /// Accepted, and has no effect: where a tap on a widget leads.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Accepted, and has no effect: whether the view takes the accent color.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Draws a background in the container around; of a widget only.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(content())
  }
  /// Draws a background in the container around; of a widget only.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }
}

/// A container whose background can be set.
public struct ContainerBackgroundPlacement: Sendable {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
  /// A navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement()
}
