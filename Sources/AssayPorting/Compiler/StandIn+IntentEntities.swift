// SPDX-License-Identifier: MIT

/// What intents speak of: entities, cases of enums, and the queries that find them.
extension StandIn {
  static let intentEntities = """
    public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
      public let name: LocalizedStringResource
      public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
      ) { self.name = name }
      public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
    }

    public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
      public struct Image: Sendable {
        public enum DisplayStyle: Sendable { case `default`, circular }
        public init(
          systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {}
        public init(
          systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) {}
        public init(
          named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {}
        public init(
          data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {}
        public init(
          url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {}
        public init(
          url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
          displayStyle: DisplayStyle = .default
        ) {}
      }
      public let title: LocalizedStringResource
      public let subtitle: LocalizedStringResource?
      public let image: Image?
      public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: Image? = nil, synonyms: [LocalizedStringResource] = []
      ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
      }
      public init(stringLiteral value: String) {
        title = LocalizedStringResource(stringLiteral: value)
        subtitle = nil
        image = nil
      }
    }

    public protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
      var displayRepresentation: DisplayRepresentation { get }
    }
    extension InstanceDisplayRepresentable {
      public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
    }

    public protocol AppEntity: PersistentlyIdentifiable, TypeDisplayRepresentable,
      InstanceDisplayRepresentable, Identifiable, Sendable
    where ID: Sendable {
      associatedtype DefaultQuery
      static var defaultQuery: DefaultQuery { get }
    }
    extension AppEntity {
      public typealias Property = EntityProperty
      public typealias ComputedProperty = EntityProperty
    }
    public protocol IndexedEntity: AppEntity {}
    public protocol URLRepresentableEntity: AppEntity {}
    public protocol FileEntity: AppEntity {}
    public protocol TransientAppEntity: AppEntity {
      init()
    }
    extension TransientAppEntity {
      public var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
      public static var defaultQuery: Never {
        fatalError("a TransientAppEntity has no defaultQuery")
      }
    }

    @propertyWrapper
    public final class EntityProperty<Value>: @unchecked Sendable {
      private var value: Value?
      public var wrappedValue: Value {
        get {
          if let value { return value }
          if let none = Optional<Any>.none as? Value { return none }
          fatalError("a property of an entity has no value")
        }
        set { value = newValue }
      }
      public var projectedValue: EntityProperty<Value> { self }
      public init() {}
      public init(
        title: LocalizedStringResource, identifier: String? = nil, indexingKey: Any? = nil,
        customIndexingKey: Any? = nil
      ) {}
      public init(identifier: String) {}
    }

    public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, Hashable,
      CustomLocalizedStringResourceConvertible
    {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }
    public protocol AppEnum: RawRepresentable, CaseIterable, PersistentlyIdentifiable,
      CaseDisplayRepresentable, Sendable
    {}
    extension CaseDisplayRepresentable {
      public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? ""
      }
    }

    public protocol EntityQuery: Sendable {
      associatedtype Entity: AppEntity
      associatedtype SuggestedEntities = [Entity]
      init()
      func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
      func suggestedEntities() async throws -> SuggestedEntities
      func defaultResult() async -> Entity?
    }
    extension EntityQuery {
      public typealias Dependency = AppDependency
      public func defaultResult() async -> Entity? { nil }
    }
    extension EntityQuery where SuggestedEntities == [Entity] {
      public func suggestedEntities() async throws -> [Entity] { [] }
    }
    public protocol EntityStringQuery: EntityQuery {
      associatedtype MatchingEntities = [Entity]
      func entities(matching string: String) async throws -> MatchingEntities
    }
    public protocol EnumerableEntityQuery: EntityQuery {
      associatedtype Entity
      func allEntities() async throws -> [Entity]
    }
    extension EnumerableEntityQuery {
      public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
      }
    }
    public protocol UniqueIDEntityQuery: EntityQuery {}

    public protocol DynamicOptionsProvider: Sendable {
      associatedtype Result
      associatedtype DefaultValue = Never
      func results() async throws -> Result
      func defaultResult() async -> DefaultValue?
    }
    extension DynamicOptionsProvider where DefaultValue == Never {
      public func defaultResult() async -> Never? { nil }
    }

    public struct IntentItem<Result> {
      public let value: Result
      public init(
        _ value: Result, title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
      ) { self.value = value }
    }
    extension IntentItem: Sendable where Result: Sendable {}
    @resultBuilder
    public enum IntentItemsBuilder<Result> {
      public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
      public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
        [IntentItem(value)]
      }
      public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
        items.flatMap { $0 }
      }
      public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
        items.flatMap { $0 }
      }
      public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
        items ?? []
      }
    }
    public struct IntentItemSection<Result> {
      public let items: [IntentItem<Result>]
      public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
        self.items = items
      }
      public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItemsBuilder<Result> items: () -> [IntentItem<Result>]
      ) { self.items = items() }
    }
    extension IntentItemSection: Sendable where Result: Sendable {}
    public typealias ItemSection = IntentItemSection
    @resultBuilder
    public enum IntentItemSectionsBuilder<Result> {
      public static func buildBlock(_ sections: IntentItemSection<Result>...)
        -> [IntentItemSection<Result>]
      { sections }
      public static func buildArray(_ sections: [[IntentItemSection<Result>]])
        -> [IntentItemSection<Result>]
      { sections.flatMap { $0 } }
    }
    public struct IntentItemCollection<Result> {
      public let sections: [IntentItemSection<Result>]
      public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
      ) { self.sections = sections }
      public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        items: [Result]
      ) { sections = [IntentItemSection(items: items.map { IntentItem($0) })] }
      public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionsBuilder<Result> sections: () -> [IntentItemSection<Result>]
      ) { self.sections = sections() }
    }
    extension IntentItemCollection: Sendable where Result: Sendable {}
    public typealias ItemCollection = IntentItemCollection

    """
}
