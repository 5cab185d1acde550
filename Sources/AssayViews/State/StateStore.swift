// SPDX-License-Identifier: MIT

internal import AssayCombine
internal import Foundation
internal import Synchronization

/// What the views of one rendering own from evaluation to evaluation, and the actions that layout
/// found to be due.
///
/// It is unchecked because one thread renders a view. Only bodies that are evaluated during layout
/// may be evaluated on several threads at once, which `at(_:)` orders.
final class StateStore: @unchecked Sendable {
  private let root = ViewPlace()
  private var place: ViewPlace
  private var steps: [ViewStep] = []
  private let lock = NSRecursiveLock()
  /// Whether the views that are evaluated next are the values of the evaluation before.
  private(set) var hasSameViews = false

  /// Counts the evaluations of the whole view.
  private(set) var round = 0
  /// Whether actions are collected, and state can be set.
  private(set) var isOpen: Bool
  private let thread = pthread_self()
  private let changes = ChangeFlag()
  private var actions: [() -> Void] = []
  private var disappearances: [ObjectIdentifier: Disappearance] = [:]
  private var observed: [ObjectIdentifier: ObservedChanges] = [:]
  private var defaults: [String: AnyObject] = [:]
  private var endings: [() -> Void] = []

  private struct Disappearance {
    var place: ViewPlace
    var round: Int
    var action: () -> Void
  }

  /// - Parameter runsActions: false for a description alone, which no layout follows.
  init(runsActions: Bool = false) {
    self.place = root
    self.isOpen = runsActions
  }

  /// Evaluates the whole view once.
  ///
  /// - Parameter usesKeptBodies: false where bodies show something else than in the evaluation
  ///   before, such as another focus.
  func evaluate<Result>(
    usesKeptBodies: Bool = true, _ body: () throws -> Result
  ) throws -> Result {
    round += 1
    changes.isSet = false
    let flag = changes
    let result = withObservationTracking {
      Swift.Result { try at(root) { try withViews(areSame: usesKeptBodies, body) } }
    } onChange: {
      flag.isSet = true
    }
    return try result.get()
  }

  /// Whether something that views show has changed since the last evaluation began.
  var hasChanges: Bool { changes.isSet }

  func noteChange() { changes.isSet = true }

  /// Whether state can be set here and now.
  var takesWrites: Bool { isOpen && pthread_equal(thread, pthread_self()) != 0 }

  /// Ends the rendering: state keeps its values, and what still runs has no effect on it.
  func close() {
    isOpen = false
    actions = []
    observed = [:]
    for ending in endings { ending() }
    endings = []
  }

  /// Does something when the rendering ends. A task of it may ask from another thread.
  func atEnd(_ ending: @escaping () -> Void) { lock.withLock { endings.append(ending) } }

  // Where evaluation is.

  /// Evaluates what is inside of a step.
  func inside<Result>(_ step: ViewStep, _ body: () throws -> Result) rethrows -> Result {
    steps.append(step)
    defer { steps.removeLast() }
    return try body()
  }

  /// The place of the next view or modifier of a type.
  func next(_ type: Any.Type) -> ViewPlace { place.next(steps, type) }

  /// Evaluates the body of a view at its place.
  func at<Result>(_ inner: ViewPlace, _ body: () throws -> Result) rethrows -> Result {
    try lock.withLock {
      let outer = (place, steps, hasSameViews)
      (place, steps, hasSameViews) = (inner, [], false)
      inner.begin()
      defer { (place, steps, hasSameViews) = outer }
      return try body()
    }
  }

  /// Evaluates views of which it is known whether they are the values of the evaluation before.
  func withViews<Result>(areSame: Bool, _ body: () throws -> Result) rethrows -> Result {
    let outer = hasSameViews
    hasSameViews = areSame
    defer { hasSameViews = outer }
    return try body()
  }

  // What runs after layout.

  func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

  /// Notes that a view is there, and what to do when it no longer is.
  func keep(_ place: ViewPlace, disappearing action: @escaping () -> Void) {
    disappearances[ObjectIdentifier(place)] = Disappearance(
      place: place, round: round, action: action)
  }

  /// Runs what is due, in the order in which layout met it.
  func runActions(drain: () -> Void) {
    let gone = disappearances.values.filter { $0.round < round }
    for disappearance in gone {
      disappearances[ObjectIdentifier(disappearance.place)] = nil
      enqueue(disappearance.action)
    }
    drain()
    while !actions.isEmpty {
      let next = actions
      actions = []
      ViewAction.$rendering.withValue(self) { for action in next { action() } }
      drain()
    }
  }

  /// Follows an object that a view shows.
  ///
  /// - Returns: what counts its changes; nil where nothing runs in this rendering.
  @discardableResult
  func observe(_ object: some ObservableObject) -> (any ChangeCounting)? {
    guard isOpen else { return nil }
    if let known = observed[ObjectIdentifier(object)] { return known }
    let changes = ObservedChanges(of: object, flag: changes)
    observed[ObjectIdentifier(object)] = changes
    return changes
  }

  /// What counts the changes of an object that a view shows; nil for one that nobody follows.
  func changes(of object: AnyObject) -> (any ChangeCounting)? {
    observed[ObjectIdentifier(object)]
  }

  /// Makes the body of a view, and notices when something changes that it has read.
  func keepingBody<Content>(
    _ dependencies: [any ChangeCounting], _ make: () -> Content
  ) -> KeptBody<Content> {
    let (flag, isStale) = (changes, ChangeFlag())
    let content = withObservationTracking(make) {
      isStale.isSet = true
      flag.isSet = true
    }
    return KeptBody(content, dependencies, isStale: { isStale.isSet })
  }

  /// The storage of a preference of the user's, which all properties of its key and type share.
  func preference<Value>(_ key: String, of type: Value.Type) -> StateSlot<Value?> {
    let name = "\(key) \(type)"
    if let known = defaults[name] as? StateSlot<Value?> { return known }
    let slot = StateSlot<Value?>(nil, in: self)
    defaults[name] = slot
    return slot
  }
}

/// Whether an action of a view runs, such as `onAppear`, or a task that one started. What it
/// changes belongs to the rendering; what code around it sets up belongs to the app.
package enum ViewAction {
  @TaskLocal fileprivate static var rendering: StateStore?

  package static var isRunning: Bool { rendering != nil }

  /// Does something when the rendering of the action ends; nothing outside of an action.
  package static func atEnd(_ ending: @escaping () -> Void) { rendering?.atEnd(ending) }
}

/// The changes of an object that views show. It keeps the object, so that no other one gets its
/// address.
private final class ObservedChanges: ChangeCounting {
  private(set) var changeCount = 0
  private let object: AnyObject
  private var subscription: AnyCancellable?

  init(of object: some ObservableObject, flag: ChangeFlag) {
    self.object = object
    subscription = object.objectWillChange.sink { [unowned self] _ in
      changeCount += 1
      flag.isSet = true
    }
  }
}

/// Set from any thread.
private final class ChangeFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool {
    get { flag.load(ordering: .acquiring) }
    set { flag.store(newValue, ordering: .releasing) }
  }
}
