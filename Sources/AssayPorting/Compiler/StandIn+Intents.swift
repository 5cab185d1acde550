// SPDX-License-Identifier: MIT

/// Intents as values: no system asks for them, and none is performed by itself.
extension StandIn {
  static let appIntents = """
    import AssayViews

    public protocol IntentResult: Sendable {}

    public struct EmptyIntentResult: IntentResult, Sendable { public init() {} }

    extension IntentResult where Self == EmptyIntentResult {
      public static func result() -> EmptyIntentResult { EmptyIntentResult() }
    }

    public protocol ReturnsValue<Value> {
      associatedtype Value
      var value: Value? { get }
    }
    public protocol ProvidesDialog {}
    public protocol ShowsSnippetView {}
    public protocol ShowsSnippetIntent {}
    public protocol OpensIntent {}

    public struct _IntentAnswer<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog,
      ShowsSnippetView, ShowsSnippetIntent, OpensIntent
    {
      public let value: Value?
    }

    extension IntentResult {
      public static func result<Value: Sendable>(value: Value) -> Self where Self == _IntentAnswer<Value> {
        _IntentAnswer(value: value)
      }
      public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
      where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result<Value: Sendable, V: View>(
        value: Value, dialog: IntentDialog, view: V
      ) -> Self where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result<Value: Sendable>(value: Value, opensIntent: some AppIntent) -> Self
      where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result(dialog: IntentDialog) -> Self where Self == _IntentAnswer<Never> {
        _IntentAnswer(value: nil)
      }
      public static func result<V: View>(view: V) -> Self where Self == _IntentAnswer<Never> {
        _IntentAnswer(value: nil)
      }
      public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
      where Self == _IntentAnswer<Never> { _IntentAnswer(value: nil) }
      public static func result<V: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> V
      ) -> Self where Self == _IntentAnswer<Never> { _IntentAnswer(value: nil) }
      public static func result(opensIntent: some AppIntent) -> Self
      where Self == _IntentAnswer<Never> { _IntentAnswer(value: nil) }
      public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
      where Self == _IntentAnswer<Never> { _IntentAnswer(value: nil) }
    }

    public struct OpenURLIntent: AppIntent {
      public static var title: LocalizedStringResource { "Open URL" }
      public init() {}
      public init(_ url: URL) {}
      public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
    }

    /// Forgets what it is given.
    public final class AppDependencyManager: Sendable {
      public static let shared = AppDependencyManager()
      public func add<Value>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
      ) {}
      public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) {}
    }

    public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
      public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
      ) {}
      public init(stringLiteral value: String) {}
    }

    public protocol PersistentlyIdentifiable {}

    public protocol AppIntent: PersistentlyIdentifiable, Sendable {
      associatedtype PerformResult: IntentResult
      static var title: LocalizedStringResource { get }
      static var description: IntentDescription? { get }
      static var openAppWhenRun: Bool { get }
      static var isDiscoverable: Bool { get }
      init()
      func perform() async throws -> PerformResult
    }

    extension AppIntent {
      public typealias Parameter = IntentParameter
      public typealias Dependency = AppDependency
      public static var description: IntentDescription? { nil }
      public static var openAppWhenRun: Bool { false }
      public static var isDiscoverable: Bool { true }
      public func donate() async throws {}
    }

    public protocol WidgetConfigurationIntent: AppIntent {}
    extension WidgetConfigurationIntent {
      public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
    }
    public protocol ControlConfigurationIntent: AppIntent {}
    extension ControlConfigurationIntent {
      public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
    }
    public protocol LiveActivityIntent: AppIntent {}
    public protocol AudioPlaybackIntent: AppIntent {}
    public protocol ForegroundContinuableIntent: AppIntent {}
    public protocol ProgressReportingIntent: AppIntent {}
    public protocol OpenIntent: AppIntent {}
    public protocol SetValueIntent: AppIntent {
      associatedtype ValueType
      var value: ValueType { get set }
    }

    @propertyWrapper
    public final class IntentParameter<Value> {
      private var value: Value?
      public var wrappedValue: Value {
        get {
          if let value { return value }
          if let none = Optional<Any>.none as? Value { return none }
          fatalError("a parameter of an intent has no value")
        }
        set { value = newValue }
      }
      public var projectedValue: IntentParameter<Value> { self }
      public init() {}
      public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
      ) {}
      public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default value: Value, requestValueDialog: IntentDialog? = nil
      ) { self.value = value }
      public init(description: LocalizedStringResource, default value: Value) {
        self.value = value
      }
    }
    extension IntentParameter: @unchecked Sendable where Value: Sendable {}

    @propertyWrapper
    public struct AppDependency<Value>: Sendable {
      public var wrappedValue: Value { fatalError("a dependency of an intent has no value") }
      public init(key: AnyHashable? = nil) {}
    }

    public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
      public init(_ text: LocalizedStringResource) {}
      public init(stringLiteral value: String) {}
    }

    public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
      public let name: LocalizedStringResource
      public init(name: LocalizedStringResource) { self.name = name }
      public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
    }

    public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
      public struct Image: Sendable {
        public init(systemName: String) {}
        public init(named name: String) {}
        public init(data: Data) {}
        public init(url: URL) {}
      }
      public let title: LocalizedStringResource
      public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: Image? = nil
      ) { self.title = title }
      public init(stringLiteral value: String) {
        title = LocalizedStringResource(stringLiteral: value)
      }
    }

    public protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    public protocol InstanceDisplayRepresentable {
      var displayRepresentation: DisplayRepresentation { get }
    }

    public protocol AppEntity: PersistentlyIdentifiable, TypeDisplayRepresentable,
      InstanceDisplayRepresentable, Identifiable, Sendable
    {
      associatedtype DefaultQuery
      static var defaultQuery: DefaultQuery { get }
    }
    extension AppEntity { public typealias Property = EntityProperty }

    @propertyWrapper
    public final class EntityProperty<Value>: @unchecked Sendable {
      private var value: Value?
      public var wrappedValue: Value {
        get {
          guard let value else { fatalError("a property of an entity has no value") }
          return value
        }
        set { value = newValue }
      }
      public init() {}
      public init(title: LocalizedStringResource) {}
    }

    public protocol AppEnum: RawRepresentable, Hashable, CaseIterable, PersistentlyIdentifiable,
      TypeDisplayRepresentable
    {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }

    public protocol EntityQuery: Sendable {
      associatedtype Entity: AppEntity
      init()
      func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
      func suggestedEntities() async throws -> [Entity]
    }
    extension EntityQuery {
      public typealias Dependency = AppDependency
      public func suggestedEntities() async throws -> [Entity] { [] }
      public func defaultResult() async -> Entity? { nil }
    }
    public protocol EntityStringQuery: EntityQuery {
      func entities(matching string: String) async throws -> [Entity]
    }
    public protocol DynamicOptionsProvider: Sendable {
      associatedtype Result
      func results() async throws -> Result
    }

    public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable {
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<T>(_ parameter: T) {}
      }
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
    }
    public enum AppShortcutPhraseToken: Sendable { case applicationName }

    public struct AppShortcut: Sendable {
      public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource = "", systemImageName: String = ""
      ) {}
    }

    @resultBuilder
    public enum AppShortcutsBuilder {
      public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
    }

    public protocol AppShortcutsProvider {
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
      static var shortcutTileColor: ShortcutTileColor { get }
    }
    extension AppShortcutsProvider {
      public static var shortcutTileColor: ShortcutTileColor { .blue }
      public static func updateAppShortcutParameters() {}
    }
    public enum ShortcutTileColor: Sendable {
      case red, orange, yellow, tangerine, lime, teal, lightBlue, blue, navy, purple, pink
      case grape, grayBlue, grayBrown, grayGreen
    }

    extension Button {
      public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: {}, label: label)
      }
      public init<I: AppIntent>(
        role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
      ) { self.init(role: role, action: {}, label: label) }
    }
    extension Button where Label == Text {
      public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey, action: {})
      }
      @_disfavoredOverload
      public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(title, action: {})
      }
    }
    extension Toggle {
      public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
      }
    }
    extension Toggle where Label == Text {
      public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(titleKey, isOn: .constant(isOn))
      }
      @_disfavoredOverload
      public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(title, isOn: .constant(isOn))
      }
    }

    public struct SiriTipViewStyle: Hashable, Sendable {
      private let name: String
      public static let automatic = SiriTipViewStyle(name: "automatic")
      public static let light = SiriTipViewStyle(name: "light")
      public static let dark = SiriTipViewStyle(name: "dark")
      public static let black = SiriTipViewStyle(name: "black")
    }
    public struct SiriTipView<Intent: AppIntent>: UIViewRepresentable {
      public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }
    extension View {
      public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    }

    """
}
