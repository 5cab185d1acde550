// SPDX-License-Identifier: MIT

// A widget compiles as it is. `#Preview(as:widget:timeline:)` draws it for each entry, and
// `previewContext(WidgetPreviewContext(family:))` draws a view of it in the size of the family.

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

extension WidgetConfiguration {
  /// The configuration, or that which it is made of, that is of a type.
  func first<T>(as type: T.Type) -> T? {
    if let found = self as? T { return found }
    return Body.self == Never.self ? nil : body.first(as: type)
  }
}

/// No configuration.
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Never called, because a widget is never shown.
  public var body: Never { preconditionFailure("a widget has no body") }
  /// Creates no configuration.
  public init() {}
}

/// A configuration that knows its view of an entry.
nonisolated protocol WidgetContent {
  /// nil for an entry of another type.
  @MainActor func view(of entry: any TimelineEntry) -> AnyView?
  /// Whether the system adds margins.
  var hasContentMargins: Bool { get }
}

/// A configuration with the views of entries of one type.
nonisolated protocol EntryContent: WidgetContent {
  var content: EntryViews { get }
}

nonisolated extension EntryContent {
  @MainActor func view(of entry: any TimelineEntry) -> AnyView? { content.view(entry) }
  var hasContentMargins: Bool { true }
}

/// The views of entries of one type.
nonisolated struct EntryViews {
  /// nil for an entry of another type.
  let view: (any TimelineEntry) -> AnyView?

  init<Entry: TimelineEntry, Content: View>(_ content: @escaping (Entry) -> Content) {
    view = { ($0 as? Entry).map { AnyView(content($0)) } }
  }
}

/// The configuration of a widget without settings.
public nonisolated struct StaticConfiguration<Content: View>: WidgetConfiguration, EntryContent {
  let content: EntryViews
  /// Never called, because a widget is never shown.
  public var body: Never { preconditionFailure("a widget has no body") }

  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = EntryViews(content)
  }
}

/// The configuration of a widget with settings, which are an intent.
public nonisolated struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration,
  EntryContent
{
  let content: EntryViews
  /// Never called, because a widget is never shown.
  public var body: Never { preconditionFailure("a widget has no body") }

  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = EntryViews(content)
  }
}

/// The configuration of a widget with settings, which are an intent of SiriKit.
public nonisolated struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration,
  EntryContent
{
  let content: EntryViews
  /// Never called, because a widget is never shown.
  public var body: Never { preconditionFailure("a widget has no body") }

  /// Creates a configuration.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = EntryViews(content)
  }
}

/// A configuration without the system's margins.
nonisolated struct MarginlessConfiguration<Base: WidgetConfiguration>: WidgetConfiguration,
  WidgetContent
{
  let base: Base
  let hasContentMargins = false
  var body: Never { preconditionFailure("a widget has no body") }

  @MainActor func view(of entry: any TimelineEntry) -> AnyView? {
    base.first(as: (any WidgetContent).self)?.view(of: entry)
  }
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
  /// Removes the margins that the system adds.
  public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration {
    MarginlessConfiguration(base: self)
  }
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

/// Accepted, and never asked: the entries that a widget with settings shows over time.
public protocol AppIntentTimelineProvider {
  /// The type of an entry.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent
  /// What a provider learns of its place.
  typealias Context = TimelineProviderContext
  /// An entry for a widget without data.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// The settings that a watch offers, where nobody can choose others.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// No settings.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings of a widget that a watch offers.
public struct AppIntentRecommendation<Intent> {
  /// Creates a recommendation with a name of the string tables.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation with a name that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
  /// Creates a recommendation with a text as its name.
  public init(intent: Intent, description: Text) {}
}

/// Accepted, and never asked: the entries that a widget with settings of SiriKit shows over time.
public protocol IntentTimelineProvider {
  /// The type of an entry.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent
  /// What a provider learns of its place.
  typealias Context = TimelineProviderContext
  /// An entry for a widget without data.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// The settings that a watch offers, where nobody can choose others.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// No settings.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Settings of SiriKit for a widget that a watch offers.
public typealias IntentRecommendation = AppIntentRecommendation

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
  /// How important the entry is among those of other widgets; nil for as important as any.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As important as any.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is among those of other widgets. A picture shows none of it.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// The importance.
  public let score: Float
  /// For how long, in seconds.
  public let duration: TimeInterval
  /// Creates an importance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
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
  /// Accepted, and does nothing.
  public func invalidateConfigurationRecommendations() {}
  /// Says that nobody has put a widget on a screen.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
  /// None: nobody has put a widget on a screen.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that somebody has put on a screen; there is none.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The kind of the widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
  /// The widget itself.
  public var id: WidgetInfo { self }
}

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private enum WidgetContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
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
  /// The margins that the system adds to the widget around, in points; none outside of one.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
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
  /// Accepted, but not drawn: words beside a widget on the face of a watch, which are reported.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    reporting("the label of a widget")
  }
  /// Accepted, but not drawn: words beside a widget on the face of a watch, which are reported.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    reporting("the label of a widget")
  }
  /// Accepted, but not drawn: a view beside a widget on the face of a watch, which is reported.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    reporting("the label of a widget")
  }
  /// Accepted, but not drawn: content along the corner of a watch's face, which is reported.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View {
    reporting(curves ? "the curved content of a widget" : nil)
  }
  /// Accepted, and has no effect: whether the view takes the accent color.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Draws a background in the container around; of a widget only, with its margins.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return NodeView { context in
      let margins = context.environment.widgetContentMargins
      return try frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          background.padding(
            EdgeInsets(
              top: -margins.top, leading: -margins.leading, bottom: -margins.bottom,
              trailing: -margins.trailing)),
          alignment: alignment
        )
        .evaluated(in: context)
    }
  }
  /// Draws a background in the container around; of a widget only, with its margins.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
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
  /// Behind the columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement()
}
