// SPDX-License-Identifier: MIT

/// How Shortcuts shows an intent, which nothing here does.
extension StandIn {
  static let intentSummaries = """
    public protocol ParameterSummary {}

    public struct EmptyParameterSummary<Intent>: ParameterSummary { init() {} }

    public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(
          _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) {}
        public mutating func appendInterpolation<Value>(
          _ parameter: KeyPath<Intent, IntentParameter<Value>>, format: String
        ) {}
      }
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
    }

    @resultBuilder
    public enum ParameterKeyPathsBuilder<Intent> {
      public static func buildExpression<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>
      ) -> PartialKeyPath<Intent> { path }
      public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
        paths
      }
    }

    public struct IntentParameterSummary<Intent>: ParameterSummary {
      public init() {}
      public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
      public init(
        _ text: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
      ) {}
      public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
    }

    public enum EqualityComparisonOperator: Sendable { case equalTo, notEqualTo }
    public enum ComparableComparisonOperator: Sendable {
      case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
      case oneOf, hasAnyValue, hasNoValue
    }
    public enum NullaryComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

    public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary {
      public init<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
      ) {}
      public init<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder _ when: () -> some ParameterSummary
      ) {}
      public init<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ values: [Value], @ParameterSummaryBuilder _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
      ) {}
      public init<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: NullaryComparisonOperator,
        @ParameterSummaryBuilder _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
      ) {}
      public init(
        widgetFamily comparison: EqualityComparisonOperator, _ family: WidgetFamily,
        @ParameterSummaryBuilder _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
      ) {}
      public init(
        widgetFamily comparison: ComparableComparisonOperator, _ families: [WidgetFamily],
        @ParameterSummaryBuilder _ when: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
      ) {}
    }

    public struct ParameterSummarySwitchCondition<Intent>: ParameterSummary {
      public init<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Value> _ cases: () -> ParameterSummaryCases<Value>
      ) {}
      public init(
        _ special: ParameterSummarySpecialValue,
        @ParameterSummaryCaseBuilder<WidgetFamily> _ cases: () -> ParameterSummaryCases<WidgetFamily>
      ) {}
    }
    public enum ParameterSummarySpecialValue: Sendable { case widgetFamily }
    public struct ParameterSummaryCases<Value> { init() {} }
    public struct Case<Value> {
      public init(_ value: Value, @ParameterSummaryBuilder _ content: () -> some ParameterSummary) {}
      public init(_ values: [Value], @ParameterSummaryBuilder _ content: () -> some ParameterSummary) {}
    }
    public struct DefaultCase {
      public init(@ParameterSummaryBuilder _ content: () -> some ParameterSummary) {}
    }
    @resultBuilder
    public enum ParameterSummaryCaseBuilder<Value> {
      public static func buildExpression(_ one: Case<Value>) -> ParameterSummaryCases<Value> {
        ParameterSummaryCases()
      }
      public static func buildExpression(_ other: DefaultCase) -> ParameterSummaryCases<Value> {
        ParameterSummaryCases()
      }
      public static func buildBlock(_ cases: ParameterSummaryCases<Value>...)
        -> ParameterSummaryCases<Value>
      { ParameterSummaryCases() }
    }

    @resultBuilder
    public enum ParameterSummaryBuilder {
      public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
        content
      }
    }

    extension AppIntent {
      public typealias Summary = IntentParameterSummary<Self>
      public typealias When = ParameterSummaryWhenCondition<Self>
      public typealias Switch = ParameterSummarySwitchCondition<Self>
    }

    public protocol IntentPredictionConfiguration {}
    public struct _IntentPrediction<Intent>: IntentPredictionConfiguration {
      public init(displayRepresentation: () -> DisplayRepresentation) {}
      public init<A>(
        parameters: KeyPath<Intent, IntentParameter<A>>,
        displayRepresentation: (A) -> DisplayRepresentation
      ) {}
      public init<A, B>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: (A, B) -> DisplayRepresentation
      ) {}
      public init<A, B, C>(
        parameters: (
          KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
          KeyPath<Intent, IntentParameter<C>>
        ), displayRepresentation: (A, B, C) -> DisplayRepresentation
      ) {}
    }
    @resultBuilder
    public enum IntentPredictionsBuilder {
      public static func buildBlock<Content: IntentPredictionConfiguration>(_ content: Content...)
        -> Content
      { content[0] }
    }
    public protocol PredictableIntent: AppIntent {
      associatedtype PredictionContent: IntentPredictionConfiguration
      @IntentPredictionsBuilder static var predictionConfiguration: PredictionContent { get }
    }
    extension PredictableIntent { public typealias IntentPrediction = _IntentPrediction<Self> }

    """
}
