// SPDX-License-Identifier: MIT

public import AssayViews

/// The objects of the context in the environment, which a view shows.
///
/// ```swift
/// @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var items: FetchedResults<Item>
/// ```
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var changed: FetchConfiguration<Result>?
  private let initial: FetchConfiguration<Result>

  /// What a view may change about a request.
  public struct Configuration {
    var fetch: FetchConfiguration<Result>

    /// The condition.
    public var nsPredicate: NSPredicate? {
      get { fetch.predicate }
      set { fetch.predicate = newValue }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { if case .descriptors(let list) = fetch.order { list } else { [] } }
      set { fetch.order = .descriptors(newValue) }
    }

    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { if case .comparators(let list) = fetch.order { list } else { [] } }
      set { fetch.order = .comparators(newValue) }
    }
  }

  private init(_ configuration: FetchConfiguration<Result>) { initial = configuration }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    let configuration = changed ?? initial
    return FetchedResults(
      results: configuration.objects(in: context), configuration: projectedValue)
  }

  /// The condition and the order, which a view may change.
  public var projectedValue: Binding<Configuration> {
    let (initial, changed) = (initial, _changed)
    return Binding(
      get: { Configuration(fetch: changed.wrappedValue ?? initial) },
      set: { changed.wrappedValue = $0.fetch })
  }
}

extension FetchRequest {
  /// Creates a request for an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(.init(entity: entity, .descriptors(sortDescriptors), predicate))
  }

  /// Wraps a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(.init(fetchRequest))
  }

  /// Wraps a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(.init(fetchRequest))
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a request for the entity of the class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.init(entity: nil, .descriptors(sortDescriptors), predicate))
  }

  /// Creates a request for the entity of the class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.init(entity: nil, .comparators(sortDescriptors), predicate))
  }
}

extension FetchRequest: @unchecked Sendable {}
