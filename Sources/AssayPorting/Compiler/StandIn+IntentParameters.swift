// SPDX-License-Identifier: MIT

/// Parameters of intents: each holds the value that the app gives it, and nobody is asked for one.
extension StandIn {
  static let intentParameters = """
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
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default value: Value? = nil, kind: IntentDateKind? = nil, size: IntentCollectionSize? = nil,
        inputOptions: IntentTextOptions? = nil,
        currencyCodes: [String]? = nil, defaultUnit: Any? = nil,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        controlStyle: IntentControlStyle = .field, inclusiveRange: (Value, Value)? = nil,
        supportedTypeIdentifiers: [String]? = nil, supportedContentTypes: [UTType]? = nil,
        displayName: IntentBoolDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil
      ) { self.value = value }

      public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
      public func needsValueError(_ dialog: IntentDialog? = nil) -> IntentParameterError {
        IntentParameterError(message: "a parameter of an intent has no value")
      }
      public func requestDisambiguation<Choice>(
        among choices: [Choice], dialog: IntentDialog? = nil
      ) async throws -> Choice {
        guard let first = choices.first else { throw needsValueError() }
        return first
      }
      public func needsDisambiguationError<Choice>(
        among choices: [Choice], dialog: IntentDialog? = nil
      ) -> IntentParameterError {
        IntentParameterError(message: "a parameter of an intent has several values")
      }
      @discardableResult
      public func requestConfirmation<Choice>(
        for choice: Choice, dialog: IntentDialog? = nil
      ) async throws -> Bool { true }
    }
    extension IntentParameter: @unchecked Sendable where Value: Sendable {}

    public struct IntentParameterError: Error, CustomStringConvertible {
      let message: String
      public var description: String { message }
    }
    public enum IntentControlStyle: Sendable { case field, stepper, slider }
    public enum InputConnectionBehavior: Sendable {
      case `default`, never, connectToPreviousIntentResult
    }
    public enum IntentDateKind: Sendable { case date, time, dateTime }
    public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable,
      ExpressibleByDictionaryLiteral
    {
      public init(integerLiteral value: Int) {}
      public init(dictionaryLiteral elements: (WidgetFamily, Int)...) {}
    }
    public struct IntentBoolDisplayName: Sendable {
      public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
    public struct IntentTextOptions: Sendable {
      public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
      public enum KeyboardType: Sendable { case `default`, ASCIICapable, URL, emailAddress }
      public init(
        capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
        autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true,
        keyboardType: KeyboardType = .default
      ) {}
    }

    extension String {
      public typealias IntentInputOptions = IntentTextOptions
    }

    @propertyWrapper
    public struct IntentParameterDependency<Intent: AppIntent> {
      public var wrappedValue: IntentProjection<Intent>? { nil }
      public init<A>(_ a: KeyPath<Intent, IntentParameter<A>>) {}
      public init<A, B>(
        _ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>
      ) {}
      public init<A, B, C>(
        _ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>,
        _ c: KeyPath<Intent, IntentParameter<C>>
      ) {}
    }
    @dynamicMemberLookup
    public struct IntentProjection<Intent: AppIntent> {
      let intent: Intent
      public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
        intent[keyPath: path]
      }
    }

    public struct IntentFile: Hashable, Sendable {
      public let data: Data
      public let filename: String
      public let fileURL: URL?
      public let type: UTType?
      public var removedOnCompletion = false
      public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
        fileURL = nil
      }
      public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type
        self.fileURL = fileURL
      }
    }
    public struct IntentPerson: Hashable, Sendable {
      public let displayString: String
    }
    public struct IntentCurrencyAmount: Hashable, Sendable {
      public let amount: Decimal
      public let currencyCode: String
      public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
      }
    }

    """
}
