// SPDX-License-Identifier: MIT

/// Accepted, but not performed: a movement of fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value of the gesture while it happens.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one is made of; `Never` for those of Assay.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

nonisolated extension Never: Gesture {
  /// No value.
  public typealias Value = Never
}

nonisolated extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture, if there is one.
  public typealias Value = Wrapped.Value
  /// Assay's own.
  public typealias Body = Never
}

nonisolated extension Gesture where Body == Never {
  /// Never called, because nothing happens in a snapshot.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

nonisolated extension Gesture {
  /// Accepts an action at the end of the gesture, which is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }
  /// Accepts an action for each change of the gesture, which is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture()
  }
  /// Accepts an update of a gesture state, which is never called.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Accepts the keys that are held during the gesture, which has no effect.
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
  /// Accepts a change of the value, which is never called.
  public func map<T>(_ body: @escaping (Value) -> T) -> AnyGesture<T> { AnyGesture<T>() }

  /// Accepted, but not performed: this gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Accepted, but not performed: this gesture and another at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Accepted, but not performed: this gesture, or another where this one fails.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Accepted, but not performed: a gesture with an action at its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}

/// Accepted, but not performed: a gesture with an action for its changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}

/// Accepted, but not performed: a gesture that updates a gesture state.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Updates the state. Never called.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  ///
  /// - Parameters:
  ///   - base: the gesture.
  ///   - state: the state.
  ///   - body: updates the state. Never called.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  init() {}
  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Accepted, but not performed: a gesture and then another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// How far the gestures are.
  public enum Value {
    /// In the first gesture.
    case first(First.Value)
    /// After the first gesture, with the value of the second as soon as there is one.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Accepted, but not performed: two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The values of the gestures that happen.
  public struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Accepted, but not performed: one of two gestures.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The value of the gesture that happens.
  public enum Value {
    /// Of the first.
    case first(First.Value)
    /// Of the second.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Which gestures of a view are active.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Creates a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
