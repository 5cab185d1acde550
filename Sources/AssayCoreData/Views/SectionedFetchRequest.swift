// SPDX-License-Identifier: MIT

public import AssayViews

/// The objects of the context in the environment, in sections by a property.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var changed: Configuration?
  private let initial: Configuration

  /// What a view may change about a request.
  public struct Configuration {
    var fetch: FetchConfiguration<Result>
    /// The property that the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>

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

  private init(
    _ fetch: FetchConfiguration<Result>, _ identifier: KeyPath<Result, SectionIdentifier>
  ) {
    initial = Configuration(fetch: fetch, sectionIdentifier: identifier)
  }

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let configuration = changed ?? initial
    return SectionedFetchResults(
      configuration.fetch.objects(in: context), by: configuration.sectionIdentifier,
      projectedValue)
  }

  /// The condition, the order and the property, which a view may change.
  public var projectedValue: Binding<Configuration> {
    let (initial, changed) = (initial, _changed)
    return Binding(
      get: { changed.wrappedValue ?? initial }, set: { changed.wrappedValue = $0 })
  }
}

extension SectionedFetchRequest {
  /// Creates a request for an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      .init(entity: entity, .descriptors(sortDescriptors), predicate), sectionIdentifier)
  }

  /// Wraps a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(.init(fetchRequest), sectionIdentifier)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a request for the entity of the class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(.init(entity: nil, .descriptors(sortDescriptors), predicate), sectionIdentifier)
  }

  /// Creates a request for the entity of the class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.init(entity: nil, .comparators(sortDescriptors), predicate), sectionIdentifier)
  }
}

extension SectionedFetchRequest: @unchecked Sendable {}

/// The objects of a `SectionedFetchRequest`.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  /// Objects that have a value in common, and follow each other.
  public struct Section: RandomAccessCollection, Identifiable {
    /// The value.
    public let id: SectionIdentifier
    fileprivate(set) var objects: [Result]

    /// The index of the first object.
    public var startIndex: Int { objects.startIndex }
    /// The index after the last object.
    public var endIndex: Int { objects.endIndex }
    /// The object at an index.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>

  init(
    _ objects: [Result], by keyPath: KeyPath<Result, SectionIdentifier>,
    _ configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>
  ) {
    var sections: [Section] = []
    for object in objects {
      let id = object[keyPath: keyPath]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
    self.configuration = configuration
  }

  /// The condition. A view that sets it shows other objects.
  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }

  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }

  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }

  /// The property that the objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { configuration.wrappedValue.sectionIdentifier }
    nonmutating set { configuration.wrappedValue.sectionIdentifier = newValue }
  }

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }
}
