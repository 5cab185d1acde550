// SPDX-License-Identifier: MIT

extension NSManagedObjectContext {
  /// What a request gives, in its order.
  ///
  /// - Throws: an error for a request that is not supported.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try self.objects(of: request)
    let results: [Any]
    switch request.resultType {
    case .managedObjectIDResultType: results = objects.map(\.objectID)
    case .countResultType: results = [NSNumber(value: objects.count)]
    case .dictionaryResultType: results = try dictionaries(of: objects, request)
    default: results = objects
    }
    return try results.map { result in
      guard let typed = result as? T else {
        throw CoreDataError.unsupported("give a \(type(of: result)) as a \(T.self)")
      }
      return typed
    }
  }

  /// How many objects a request gives.
  ///
  /// - Throws: an error for a request that is not supported.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try objects(of: request).count
  }

  /// Executes a request.
  ///
  /// - Throws: an error for a request that is not supported.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: try request.execute(in: self)
    case let request as NSBatchInsertRequest: try request.execute(in: self)
    default: throw CoreDataError.unsupported("execute a \(type(of: request))")
    }
  }

  func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard request.propertiesToGroupBy == nil, request.havingPredicate == nil else {
      throw CoreDataError.unsupported("group what a request gives")
    }
    var objects = visibleObjects.filter { request.asks(for: $0) }
    if !request.includesPendingChanges { objects.removeAll { $0.saved == nil } }
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    if let sort = request.sortDescriptors { objects = objects.sorted(by: sort) }
    objects = Array(objects.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  private func dictionaries<T>(
    of objects: [NSManagedObject], _ request: NSFetchRequest<T>
  ) throws -> [NSDictionary] {
    let asked = try request.propertiesToFetch?.map { property in
      guard let name = property as? String ?? (property as? NSPropertyDescription)?.name else {
        throw CoreDataError.unsupported("fetch a \(type(of: property))")
      }
      return name
    }
    var results: [NSDictionary] = []
    for object in objects {
      let keys = asked ?? Array(object.entity.attributesByName.keys)
      var values: [String: Any] = [:]
      for key in keys { values[key] = object.property(key) }
      let dictionary = NSDictionary(dictionary: values)
      if request.returnsDistinctResults, results.contains(where: { $0.isEqual(dictionary) }) {
        continue
      }
      results.append(dictionary)
    }
    return results
  }
}

extension NSFetchRequest {
  /// Whether an object is of the request's entity.
  fileprivate func asks(for object: NSManagedObject) -> Bool {
    let name = entityName ?? entity?.name
    guard let name else { return object is ResultType }
    if !includesSubentities { return object.entity.name == name }
    var entity: NSEntityDescription? = object.entity
    while let current = entity {
      if current.name == name { return true }
      entity = current.superentity
    }
    // A class that no model has knows no superentity.
    return object.entity.isUnknown && ResultType.self is NSManagedObject.Type
      && object is ResultType
  }
}

extension Array where Element == NSManagedObject {
  /// In the order of descriptors; equal ones stay in order.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return self }
    return enumerated().sorted { a, b in
      for descriptor in descriptors {
        switch descriptor.compare(a.element, to: b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}
