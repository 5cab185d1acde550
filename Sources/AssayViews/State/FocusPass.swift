// SPDX-License-Identifier: MIT

/// One rendering with the focus nowhere, or on one thing that can have it, and all of those that it came by.
///
/// Things are known by the order in which they are come by, for a view that a body makes is another one each time.
/// Until the focused thing is reached nothing depends on the focus, so that the order is the same up to there.
///
/// It is unchecked because one thread renders a view, in one call.
final class FocusPass: @unchecked Sendable {
  enum Target {
    /// The view that is focused where a `FocusState`, counted as they are first read, has a value.
    case state(Int, value: AnyHashable)
    /// A view that takes the focus by itself, counted.
    case view(Int)
  }

  private let target: Target?
  private(set) var targets: [Target] = []
  /// Kept, so that no other property gets the same address.
  private var states: [PropertyIdentity] = []
  private var viewCount = 0

  init(on target: Target? = nil) { self.target = target }

  /// What a `FocusState` has where the focus is on something of its own; nil else.
  func value(of state: PropertyIdentity) -> AnyHashable? {
    let number = number(of: state)
    if case .state(number, let value) = target { return value }
    return nil
  }

  func add(_ value: AnyHashable, of state: PropertyIdentity) {
    targets.append(.state(number(of: state), value: value))
  }

  /// Whether the next view that takes the focus by itself has it.
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
  /// For what is inside a view that takes the focus by itself.
  func focusable() -> EvaluationContext {
    var environment = environment
    if environment.isFocusTold {
      // A modifier right around it has told where the focus is.
      environment.isFocusTold = false
    } else {
      let isFocused = focus.addView()
      if environment.isFocused == isFocused { return self }
      environment.isFocused = isFocused
    }
    return with(environment: environment)
  }

  /// For what is inside a view that is focused where a state has a value.
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
  /// Whether the nearest view around that can have the focus has it: never, in a snapshot.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  fileprivate var isFocusTold: Bool {
    get { self[IsFocusToldKey.self] }
    set { self[IsFocusToldKey.self] = newValue }
  }
}
