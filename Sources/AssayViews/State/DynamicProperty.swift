// SPDX-License-Identifier: MIT

internal import Synchronization

/// A stored property of a view that depends on the surroundings of the view.
///
/// A custom type may contain other dynamic properties, such as `@Environment` or `@State`. They
/// read the environment and the state of the view that owns the custom type.
public protocol DynamicProperty {
  /// Accepted, but not called: SwiftUI calls it before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper that reads the environment of the view that owns it.
package protocol EnvironmentProperty {
  /// The same for all copies of the property, so that a closure that captured the view reads the
  /// environment of the view, wherever the closure is called.
  var token: PropertyIdentity { get }
  /// The type of the object that it needs and the environment lacks.
  func missingObject(in environment: EnvironmentValues) -> String?
}

/// A property whose value another view owns, or that never changes in a rendering.
protocol PassedProperty {}

extension Binding: PassedProperty {}
extension GestureState: PassedProperty {}
extension Namespace: PassedProperty {}
extension ScaledMetric: PassedProperty {}

/// Identifies the copies of a property wrapper.
package final class PropertyIdentity: Sendable {
  private let last = Mutex<EnvironmentValues?>(nil)

  package init() {}

  /// The environment of the view in the last rendering, for closures that are called after it.
  var lastEnvironment: EnvironmentValues? { last.withLock { $0 } }

  func keep(_ environment: EnvironmentValues) {
    // An object of the old one may end here, and its end may read the property.
    let old = last.withLock { last in
      defer { last = environment }
      return last
    }
    withExtendedLifetime(old) {}
  }
}

/// The dynamic properties that a view, modifier or style stores, also inside other dynamic
/// properties.
struct DynamicProperties {
  private(set) var environment: [any EnvironmentProperty] = []
  private(set) var stored: [any StoredProperty] = []
  private(set) var observing: [any ObservingProperty] = []
  /// Whether there are others, of which nobody knows when they change.
  private(set) var hasOthers = false

  init(of owner: Any) { add(owner) }

  private mutating func add(_ owner: Any) {
    for child in Mirror(reflecting: owner).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      var isKnown = false
      if let property = property as? any EnvironmentProperty {
        environment.append(property)
        isKnown = true
      }
      if let property = property as? any StoredProperty {
        stored.append(property)
        isKnown = true
      }
      if let property = property as? any ObservingProperty {
        observing.append(property)
        isKnown = true
      }
      if !isKnown {
        hasOthers = hasOthers || !(property is any PassedProperty)
        add(property)
      }
    }
  }
}

/// What `@Environment` and `@State` read while bodies are evaluated and actions run.
///
/// It is a task-local value, which works on any thread, nests exactly and needs no change to the
/// view: one view value may be rendered on several threads at once. Each property is found by its
/// identity, because a closure of an outer view (the content of a `ForEach`, for example) is often
/// called while an inner view is evaluated, and must read the environment of the outer view.
package struct EnvironmentScope: Sendable {
  @TaskLocal package static var current: EnvironmentScope?

  /// The storage of a property, and the property's identity: as long as this refers to it, no other
  /// property gets its address.
  ///
  /// It is unchecked because only the thread that renders uses the slot.
  struct Stored: @unchecked Sendable {
    // assay:ignore assign-only-property - keeps the identity alive
    let token: PropertyIdentity
    let slot: AnyObject
  }

  /// Of the innermost view.
  package let context: EvaluationContext
  /// The views that properties belong to, by the properties' identities.
  let owners: [ObjectIdentifier: EvaluationContext]
  /// The storage of properties, by their identities.
  let slots: [ObjectIdentifier: Stored]

  package var environment: EnvironmentValues { context.environment }

  /// The scope in a later evaluation.
  func with(focus: FocusPass) -> EnvironmentScope {
    EnvironmentScope(
      context: context.with(available: context.available, focus: focus), owners: owners,
      slots: slots)
  }

  /// After a rendering, for example in a block of a queue, it is the one of the rendering. Before,
  /// for example in an initializer, the environment has its default values.
  static func environment(of token: PropertyIdentity) -> EnvironmentValues {
    guard let scope = current else { return token.lastEnvironment ?? EnvironmentValues() }
    return (scope.owners[ObjectIdentifier(token)] ?? scope.context).environment
  }
}
