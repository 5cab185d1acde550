// SPDX-License-Identifier: MIT

public import AssayViews

/// The models of the context in the environment, which a view shows. The macro `@Query` makes one.
///
/// A predicate that cannot be evaluated gives no models; `fetchError` says why.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// The models.
  public var wrappedValue: Result {
    // NB: all initializers make `Result` a list of models.
    (fetched.models as? Result) ?? preconditionResult
  }

  /// Why there are no models; nil if nothing failed.
  public var fetchError: (any Error)? { fetched.error }

  /// The context in the environment.
  public var modelContext: ModelContext { context }

  private var preconditionResult: Result {
    preconditionFailure("A query gives a list of \(Element.self)")
  }

  private var fetched: (models: [Element], error: (any Error)?) {
    if context.container.isDefault {
      LeftOutNotes.add(
        "what a query of \(Element.self) shows, because no model container is around its view,")
    }
    do { return (try context.fetch(descriptor), nil) } catch {
      LeftOutNotes.add("what a query of \(Element.self) shows, because it failed (\(error)),")
      return ([], error)
    }
  }

  private init(of descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }
}

extension Query where Result == [Element] {
  /// Creates a query for all models.
  public init() { self.init(of: FetchDescriptor()) }
  /// Creates a query for all models.
  public init(animation: Animation) { self.init() }
  /// Creates a query for all models.
  public init(transaction: Transaction) { self.init() }

  /// Creates a query with a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(of: descriptor)
  }
  /// Creates a query with a description.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(of: descriptor)
  }

  /// Creates a query with a predicate and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  /// Creates a query with a predicate and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query that sorts by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }
  /// Creates a query that sorts by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(of: FetchDescriptor(predicate: filter, sortBy: [sort]))
  }

  /// Creates a query that sorts by an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }
  /// Creates a query that sorts by an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(of: FetchDescriptor(predicate: filter, sortBy: [sort]))
  }
}

extension Query: @unchecked Sendable {}
