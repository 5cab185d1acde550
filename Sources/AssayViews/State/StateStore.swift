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

  /// Counts the evaluations of the whole view.
  private(set) var round = 0
  /// Whether actions are collected, and state can be set.
  private(set) var isOpen: Bool
  private let thread = pthread_self()
  private let changes = ChangeFlag()
  private var actions: [() -> Void] = []
  private var disappearances: [ObjectIdentifier: Disappearance] = [:]
  private var observed: [ObjectIdentifier: (object: AnyObject, subscription: AnyCancellable)] = [:]
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
  func evaluate<Result>(_ body: () throws -> Result) throws -> Result {
    round += 1
    changes.isSet = false
    let flag = changes
    let result = withObservationTracking {
      Swift.Result { try at(root, body) }
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
      let outer = (place, steps)
      (place, steps) = (inner, [])
      inner.begin()
      defer { (place, steps) = outer }
      return try body()
    }
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
  func observe(_ object: some ObservableObject) {
    guard isOpen, observed[ObjectIdentifier(object)] == nil else { return }
    let flag = changes
    let subscription = object.objectWillChange.sink { _ in flag.isSet = true }
    observed[ObjectIdentifier(object)] = (object, subscription)
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

/// Set from any thread.
private final class ChangeFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool {
    get { flag.load(ordering: .acquiring) }
    set { flag.store(newValue, ordering: .releasing) }
  }
}
