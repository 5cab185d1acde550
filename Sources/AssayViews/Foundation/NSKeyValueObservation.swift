// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// What a change of an observed value says.
  public struct NSKeyValueObservedChange<Value> {
    /// A kind of change.
    public enum Kind: UInt, Sendable {
      /// Another value.
      case setting = 1
      /// More elements, fewer, or others.
      case insertion, removal, replacement
    }

    /// The kind of change.
    public let kind: Kind
    /// The value after the change, where it was asked for.
    public let newValue: Value?
    /// The value before the change, where it was asked for.
    public let oldValue: Value?
    /// The places of changed elements: none.
    public var indexes: IndexSet? { nil }
    /// Whether it tells of a change that is still to come: no.
    public var isPrior: Bool { false }
  }

  /// What an observer is told.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after a change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before a change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value at first.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A change that is still to come.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// An observation of a property. Without Objective-C nothing tells of a change.
  public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    /// Ends the observation.
    public func invalidate() {}
  }

  /// An object whose properties can be observed.
  public protocol _KeyValueObserved: NSObjectProtocol {}

  extension NSObject: _KeyValueObserved {}

  extension _KeyValueObserved {
    /// Observes a property. Of all that can happen to it, only its value at first is told, where
    /// the options ask for it.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(
          self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
      }
      return NSKeyValueObservation()
    }
  }
#endif
