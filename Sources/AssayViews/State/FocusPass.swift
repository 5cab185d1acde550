// SPDX-License-Identifier: MIT

/// One rendering with the focus nowhere or on one target, and a list of all targets that it passes.
///
/// Targets are identified by the order in which they are passed, because a body makes new views
/// each time. Nothing depends on the focus before the focused target is reached, so the order up to
/// that target is the same in every rendering.
///
/// It is unchecked because one thread renders a view, in one call.
final class FocusPass: @unchecked Sendable {
  enum Target {
    /// The view that is focused when a `FocusState` has a value. States are numbered as they are
    /// first read.
    case state(Int, value: AnyHashable)
    /// A view that takes the focus without a state, by its number.
    case view(Int)
  }

  /// How far a pass has come, to evaluate a body once more later and count the same targets.
  struct Mark {
    fileprivate let target: Target?
    fileprivate let states: [PropertyIdentity]
    fileprivate let viewCount: Int
  }

  private let target: Target?
  private(set) var targets: [Target] = []
  /// Retained, so that no other property gets the same address.
  private var states: [PropertyIdentity] = []
  private var viewCount = 0

  init(on target: Target? = nil) { self.target = target }

  /// Continues from a mark.
  init(from mark: Mark) {
    self.target = mark.target
    self.states = mark.states
    self.viewCount = mark.viewCount
  }

  var mark: Mark { Mark(target: target, states: states, viewCount: viewCount) }

  /// The value of a `FocusState` if the focus is on one of its views; nil otherwise.
  func value(of state: PropertyIdentity) -> AnyHashable? {
    let number = number(of: state)
    if case .state(number, let value) = target { return value }
    return nil
  }

  func add(_ value: AnyHashable, of state: PropertyIdentity) {
    targets.append(.state(number(of: state), value: value))
  }

  /// Whether the next view that takes the focus without a state has it.
  func addView() -> Bool {
    defer { viewCount += 1 }
    targets.append(.view(viewCount))
    if case .view(viewCount) = target { return true }
    return false
  }

  private func number(of state: PropertyIdentity) -> Int {
    if let known = states.firstIndex(where: { $0 === state }) { return known }
    states.append(state)
    return states.count - 1
  }
}

extension EvaluationContext {
  /// The context inside a view that takes the focus without a state.
  func focusable() -> EvaluationContext {
    var environment = environment
    if environment.isFocusTold {
      // A modifier directly around the view has set the focus.
      environment.isFocusTold = false
    } else {
      let isFocused = focus.addView()
      if environment.isFocused == isFocused { return self }
      environment.isFocused = isFocused
    }
    return with(environment: environment)
  }

  /// The context inside a view that is focused when a state has a value.
  func focusable<Value>(_ state: FocusState<Value>.Binding, at value: Value) -> EvaluationContext {
    focus.add(AnyHashable(value), of: state.identity)
    var environment = environment
    environment.isFocusTold = true
    environment.isFocused = state.wrappedValue == value
    return with(environment: environment)
  }
}

private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private enum IsFocusToldKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the nearest focusable view has the focus. Never in a snapshot; an audit sets it in
  /// turn for each focusable view.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  fileprivate var isFocusTold: Bool {
    get { self[IsFocusToldKey.self] }
    set { self[IsFocusToldKey.self] = newValue }
  }
}
