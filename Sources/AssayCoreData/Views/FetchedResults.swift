// SPDX-License-Identifier: MIT

public import AssayViews

/// The objects of a `FetchRequest`.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let results: [Result]
  let configuration: Binding<FetchRequest<Result>.Configuration>

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

  /// The index of the first object.
  public var startIndex: Int { results.startIndex }
  /// The index after the last object.
  public var endIndex: Int { results.endIndex }
  /// The object at an index.
  public subscript(position: Int) -> Result { results[position] }
}
