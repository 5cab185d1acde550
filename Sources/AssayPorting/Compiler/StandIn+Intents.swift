// SPDX-License-Identifier: MIT

/// Intents as values: no system asks for them, and none is performed by itself.
extension StandIn {
  static let appIntents = intents + intentParameters + intentSummaries + intentEntities

  private static let intents = """
    import AssayViews

    public protocol IntentResult: Sendable {}

    public struct EmptyIntentResult: IntentResult, Sendable { public init() {} }

    extension IntentResult where Self == EmptyIntentResult {
      public static func result() -> EmptyIntentResult { EmptyIntentResult() }
    }

    public protocol ReturnsValue<Value>: IntentResult {
      associatedtype Value
      var value: Value? { get }
    }
    public protocol ProvidesDialog: IntentResult {}
    public protocol ShowsSnippetView: IntentResult {}
    public protocol ShowsSnippetIntent: IntentResult {}
    public protocol OpensIntent: IntentResult {}

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
      public static func result<Value: Sendable, V: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> V
      ) -> Self where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result<Value: Sendable, V: View>(value: Value, view: V) -> Self
      where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result<Value: Sendable, V: View>(
        value: Value, @ViewBuilder content: () -> V
      ) -> Self where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result<Value: Sendable>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
      ) -> Self where Self == _IntentAnswer<Value> { _IntentAnswer(value: value) }
      public static func result<V: View>(view: V) -> Self where Self == _IntentAnswer<Never> {
        _IntentAnswer(value: nil)
      }
      public static func result<V: View>(@ViewBuilder content: () -> V) -> Self
      where Self == _IntentAnswer<Never> { _IntentAnswer(value: nil) }
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
      static var authenticationPolicy: IntentAuthenticationPolicy { get }
      static var supportedModes: IntentModes { get }
      associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary<Self>
      @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }
      init()
      func perform() async throws -> PerformResult
    }

    extension AppIntent {
      public typealias Parameter = IntentParameter
      public typealias Dependency = AppDependency
      public static var description: IntentDescription? { nil }
      public static var openAppWhenRun: Bool { false }
      public static var isDiscoverable: Bool { true }
      public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
      public static var supportedModes: IntentModes { .background }
      public func donate() async throws {}
      public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
        try await perform()
      }
      public func requestConfirmation(
        conditions: ConfirmationConditions = [],
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true
      ) async throws {}
      public func requestConfirmation<V: View>(
        conditions: ConfirmationConditions = [],
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> V
      ) async throws {}
      public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
      ) async throws {}
      public func continueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
      ) async throws {}
    }
    extension AppIntent where SummaryContent == EmptyParameterSummary<Self> {
      public static var parameterSummary: SummaryContent { EmptyParameterSummary() }
    }

    public enum IntentAuthenticationPolicy: Sendable {
      case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
    }
    public struct IntentModes: OptionSet, Sendable {
      public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let background = IntentModes(rawValue: 1)
      public static let foreground = IntentModes(rawValue: 2)
      public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
    }
    public struct ConfirmationConditions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
    }
    public struct ConfirmationActionName: Sendable {
      public static let `continue` = ConfirmationActionName()
      public static let go = ConfirmationActionName()
      public static let add = ConfirmationActionName()
      public static let buy = ConfirmationActionName()
      public static let call = ConfirmationActionName()
      public static let create = ConfirmationActionName()
      public static let `do` = ConfirmationActionName()
      public static let log = ConfirmationActionName()
      public static let open = ConfirmationActionName()
      public static let order = ConfirmationActionName()
      public static let pay = ConfirmationActionName()
      public static let play = ConfirmationActionName()
      public static let post = ConfirmationActionName()
      public static let search = ConfirmationActionName()
      public static let send = ConfirmationActionName()
      public static let set = ConfirmationActionName()
      public static let share = ConfirmationActionName()
      public static let start = ConfirmationActionName()
      public static let toggle = ConfirmationActionName()
      public static let turnOff = ConfirmationActionName()
      public static let turnOn = ConfirmationActionName()
      public static let view = ConfirmationActionName()
      public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
        destructive: Bool = false
      ) -> ConfirmationActionName { ConfirmationActionName() }
    }

    public protocol CustomIntentMigratedAppIntent: AppIntent {
      static var intentClassName: String { get }
    }
    public protocol DeprecatedAppIntent: AppIntent {}
    public protocol SystemIntent: AppIntent {}
    public protocol URLRepresentableIntent: AppIntent {}
    public protocol UndoableIntent: AppIntent {}
    public protocol SnippetIntent: AppIntent {}
    extension SnippetIntent { public static func reload() {} }

    public struct FocusFilterSuggestionContext: Sendable {}
    public struct FocusFilterAppContext: Sendable {
      public init(notificationFilterPredicate: NSPredicate? = nil) {}
    }
    public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
      var appContext: FocusFilterAppContext { get async throws }
      static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
    }
    extension SetFocusFilterIntent {
      public static var current: Self { get async throws { Self() } }
      public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
      public static func suggestedFocusFilters(
        for context: FocusFilterSuggestionContext
      ) async -> [Self] { [] }
    }

    public final class IntentDonationManager: Sendable {
      public static let shared = IntentDonationManager()
      @discardableResult
      public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        IntentDonationIdentifier()
      }
      @discardableResult
      public func donate(intent: some AppIntent, result: some IntentResult) async throws
        -> IntentDonationIdentifier
      { IntentDonationIdentifier() }
      @discardableResult
      public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
        -> [IntentDonationIdentifier]
      { [] }
    }
    public struct IntentDonationIdentifier: Hashable, Sendable {}
    public struct IntentDonationMatchingPredicate: Sendable {
      public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }
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
    public struct AppDependency<Value>: Sendable {
      public var wrappedValue: Value { fatalError("a dependency of an intent has no value") }
      public init(key: AnyHashable? = nil) {}
    }

    public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
      public init(_ text: LocalizedStringResource) {}
      public init(stringLiteral value: String) {}
    }

    public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable {
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(
          _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) {}
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
      public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent>
      ) {}
    }

    public struct AppShortcutParameterPresentation<Intent: AppIntent>: Sendable {
      public init<Value>(
        for parameter: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent, Value>
      ) {}
    }
    public struct AppShortcutParameterPresentationSummary<Intent, Value> {
      public init(_ text: LocalizedStringResource) {}
    }

    @resultBuilder
    public enum AppShortcutsBuilder {
      public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
      public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
        shortcuts.flatMap { $0 }
      }
      public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
        shortcuts ?? []
      }
      public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
      public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
      public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
        shortcuts
      }
    }

    public protocol AppShortcutsProvider {
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
      static var shortcutTileColor: ShortcutTileColor { get }
      static var negativePhrases: [NegativeAppShortcutPhrase] { get }
    }
    public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
      public init(stringLiteral value: String) {}
    }
    extension AppShortcutsProvider {
      public static var shortcutTileColor: ShortcutTileColor { .blue }
      public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
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
    public struct ShortcutsLink: UIViewRepresentable {
      public init() {}
      public init(action: @escaping () -> Void) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }
    public struct ShortcutsLinkStyle: Hashable, Sendable {
      private let name: String
      public static let automatic = ShortcutsLinkStyle(name: "automatic")
      public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
      public static let light = ShortcutsLinkStyle(name: "light")
      public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
      public static let dark = ShortcutsLinkStyle(name: "dark")
      public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
    }
    extension View {
      public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
      public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    }

    """
}
