// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the animation that goes with a change of state.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether views ignore the animation.
  public var disablesAnimations = false
  /// Whether a gesture changes the state all the time.
  public var isContinuous = false
  /// Whether the change measures a speed.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? TransactionBox<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = TransactionBox(value: newValue) }
  }

  /// Calls an action at the end of the animation: at once, because nothing moves in a snapshot.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: () -> Void
  ) {
    completion()
  }
}

/// A value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// It is unchecked because a transaction stays on the thread of its action.
private struct TransactionBox<Value>: @unchecked Sendable {
  let value: Value
}

/// When an animation counts as complete. In a snapshot it does at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  /// When it is nearly at rest.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When it is at rest.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Calls the body at once; the animation has no effect.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Calls the body and then the completion, at once: nothing moves in a snapshot.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Calls the body at once; the transaction has no effect.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Calls the body at once; the value of the transaction has no effect.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Transaction {
  /// Accepted, and has no effect: the point that a scroll view moves to.
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }
  /// Accepted, and has no effect: whether the place of a scroll view follows its content.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { .automatic }
    set {}
  }
  /// Accepted, and has no effect: how a window closes.
  public var dismissBehavior: DismissBehavior {
    get { .interactive }
    set {}
  }
  /// Accepted, and has no effect: whether a scroll view goes on at its speed.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { false }
    set {}
  }
}

/// Whether the place of a scroll view follows its content. Nothing is scrolled in a snapshot.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// It does not.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// How a window closes. A snapshot has no windows.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// After a question, where there is one.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Without a question.
  public static let destructive = DismissBehavior(name: "destructive")
}
