// SPDX-License-Identifier: MIT

extension NSManagedObjectContext {
  /// Checks the objects that changed and takes them as saved, or hands them to the parent.
  ///
  /// - Throws: an error where a required value is missing, a deletion is denied, or two objects
  ///   have the same values of a uniqueness constraint and the merge policy does not say what to
  ///   do.
  public func save() throws {
    guard hasChanges else { return }
    for object in changed { object.willSave() }
    for object in deleted { object.willSave() }
    try validate()
    if parent == nil { try mergeByConstraints() }
    let changes = SavedChanges(self)
    post(.NSManagedObjectContextWillSave, [:])
    for object in changed { take(object) }
    finishDeletions()
    for object in changes.objects { object.didSave() }
    post(.NSManagedObjectContextDidSave, changes.userInfo)
    post(.NSManagedObjectContextObjectsDidChange, changes.userInfo)
  }

  private func validate() throws {
    for object in changed {
      if object.saved == nil {
        try object.validateForInsert()
      } else {
        try object.validateForUpdate()
      }
    }
    for object in deleted { try object.validateForDelete() }
  }

  private func take(_ object: NSManagedObject) {
    if let parent {
      object.context = parent
      return
    }
    store.change {
      object.saved = object.values
      object.hasChanges = false
      object.context = nil
    }
  }

  private func finishDeletions() {
    for object in deleted {
      if let parent {
        object.context = parent
        parent.deleted.append(object)
        continue
      }
      object.isDeleted = false
      object.hasChanges = false
      object.context = nil
    }
    deleted = []
  }

  /// Two objects with the same values of a uniqueness constraint become one.
  private func mergeByConstraints() throws {
    for object in changed where object.saved == nil {
      for keys in object.entity.allUniquenessConstraints {
        guard let old = sameObject(as: object, by: keys) else { continue }
        switch (mergePolicy as? NSMergePolicy)?.mergeType {
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          takePlace(of: old, with: object.values)
          drop(object)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: drop(object)
        case .errorMergePolicyType, nil: throw CoreDataError.constraint(keys, of: object)
        }
      }
    }
  }

  private func takePlace(of old: NSManagedObject, with values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { old._set(value, key) }
    old.context = self
  }

  private func drop(_ object: NSManagedObject) {
    guard object.store != nil else { return }
    object.endRelationships { _ in }
    store.remove(object)
    object.isDeleted = true
  }

  private func sameObject(as object: NSManagedObject, by keys: [String]) -> NSManagedObject? {
    store.objects.first { other in
      other !== object && other.saved != nil && other.entity.isKindOf(entity: object.entity)
        && keys.allSatisfy { key in
          guard let a = other.values[key], let b = object.values[key] else { return false }
          return NSManagedObject.isEqual(a, b)
        }
    }
  }

  /// Undoes what was inserted, changed and deleted since the last save.
  public func rollback() {
    let changed = changed
    let store = store
    for object in changed where object.saved == nil { store.remove(object) }
    for object in deleted where object.saved != nil {
      object.isDeleted = false
      store.insert(object)
    }
    for object in changed + deleted { object.restoreSaved() }
    deleted = []
  }

  /// Forgets what was not saved.
  public func reset() { rollback() }

  /// Undoes the changes of an object; with `mergeChanges`, they stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    object.objectWillChange.send()
    if !flag { object.restoreSaved() }
  }

  /// Tells the views that show an object.
  public func refreshAllObjects() {
    for object in visibleObjects { object.objectWillChange.send() }
  }

  /// Tells those who listen that objects have changed.
  public func processPendingChanges() {
    guard hasChanges else { return }
    post(.NSManagedObjectContextObjectsDidChange, SavedChanges(self).userInfo)
  }

  /// Accepted, and has no effect: identifiers stay the same.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Accepted, and has no effect: a context sees what others save.
  public func mergeChanges(fromContextDidSave notification: Notification) {}

  /// Accepted, and has no effect: a context sees what others save.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}

extension NSManagedObject {
  /// Goes back to the values of the last save.
  fileprivate func restoreSaved() {
    guard let saved else { return }
    change { $0.values = saved }
    hasChanges = false
    context = nil
  }
}

/// What a save changes, as its notifications say it.
private struct SavedChanges {
  private let inserted: Set<NSManagedObject>
  private let updated: Set<NSManagedObject>
  private let deleted: Set<NSManagedObject>

  init(_ context: NSManagedObjectContext) {
    inserted = context.insertedObjects
    updated = context.updatedObjects
    deleted = context.deletedObjects
  }

  var objects: [NSManagedObject] { Array(inserted) + Array(updated) + Array(deleted) }

  var userInfo: [AnyHashable: Any] {
    [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted]
  }
}

/// The key of the inserted objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the refreshed objects in a notification; never there.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the invalidated objects in a notification; never there.
public let NSInvalidatedObjectsKey = "invalidated"

extension Notification.Name {
  /// Posted after a context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted after a save, and after `processPendingChanges()`.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted by Core Data when another process changes a store; never posted here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// The name of the notification after a save.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The name of the notification before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The name of the notification after changes.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}
