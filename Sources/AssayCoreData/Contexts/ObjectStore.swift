// SPDX-License-Identifier: MIT

internal import AssayViews

/// The objects that the contexts of a container share. Views follow it as a whole, as they follow
/// the changes of a context in SwiftUI.
///
/// It is unchecked because the thread that renders is the one that uses it.
final class ObjectStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var list: [NSManagedObject] = []
  weak var mainContext: NSManagedObjectContext?
  /// What an action of a view made belongs to the app, because statics are made at their first use.
  private let undoesActions = !ViewAction.isRunning
  private var isUndoing = false
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var isTellingFollowers = false

  private struct Follower {
    weak var object: AnyObject?
    let tell: () -> Void
  }

  /// In the order in which they were inserted.
  var objects: [NSManagedObject] {
    noteAccess()
    return list
  }

  func noteAccess() { registrar.access(self, keyPath: \.objects) }

  func insert(_ object: NSManagedObject) {
    change {
      object.store = self
      list.append(object)
    }
  }

  func remove(_ object: NSManagedObject) {
    change {
      list.removeAll { $0 === object }
      object.store = nil
    }
  }

  /// Changes objects of the store.
  func change(_ edit: () -> Void) {
    undoAfterAction()
    registrar.withMutation(of: self, keyPath: \.objects, edit)
    tellFollowers()
  }

  /// Calls a closure after each change, as long as an object exists.
  func follow(for object: AnyObject, _ tell: @escaping () -> Void) {
    followers[ObjectIdentifier(object)] = Follower(object: object, tell: tell)
  }

  private func tellFollowers() {
    guard !isTellingFollowers, !followers.isEmpty else { return }
    isTellingFollowers = true
    defer { isTellingFollowers = false }
    followers = followers.filter { $0.value.object != nil }
    for follower in followers.values { follower.tell() }
  }

  /// A preview must not depend on what another one did: what actions of views change is undone when
  /// the rendering ends.
  private func undoAfterAction() {
    guard undoesActions, ViewAction.isRunning, !isUndoing else { return }
    isUndoing = true
    let state = StoreState(list)
    ViewAction.atEnd { [weak self] in self?.restore(state) }
  }

  private func restore(_ state: StoreState) {
    isUndoing = false
    registrar.withMutation(of: self, keyPath: \.objects) {
      for object in list { object.store = nil }
      list = state.restore(in: self)
    }
  }
}

/// The objects of a store and their values at a moment.
private struct StoreState {
  private struct Entry {
    let object: NSManagedObject
    let values: [String: Any]
    let saved: [String: Any]?
    let hasChanges: Bool
  }

  private let entries: [Entry]

  init(_ objects: [NSManagedObject]) {
    entries = objects.map {
      Entry(object: $0, values: $0.values, saved: $0.saved, hasChanges: $0.hasChanges)
    }
  }

  func restore(in store: ObjectStore) -> [NSManagedObject] {
    for entry in entries {
      entry.object.values = entry.values
      entry.object.saved = entry.saved
      entry.object.hasChanges = entry.hasChanges
      entry.object.isDeleted = false
      entry.object.store = store
    }
    return entries.map(\.object)
  }
}
