// SPDX-License-Identifier: MIT

/// A stored property of a view that depends on the surroundings of the view.
///
/// A custom type may contain other dynamic properties, such as `@Environment`. They read the
/// environment of the view that owns the custom type.
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
  var identity: ObjectIdentifier { get }
  /// The type of the object that it needs and the environment lacks.
  func missingObject(in environment: EnvironmentValues) -> String?
}

/// Identifies the copies of a property wrapper.
package final class PropertyIdentity: Sendable {
  package init() {}
}

enum EnvironmentProperties {
  /// The environment properties that a view, modifier or style stores, also inside other dynamic
  /// properties.
  static func of(_ owner: Any) -> [any EnvironmentProperty] {
    var found: [any EnvironmentProperty] = []
    for child in Mirror(reflecting: owner).children {
      if let property = child.value as? any EnvironmentProperty {
        found.append(property)
      } else if child.value is any DynamicProperty {
        found += of(child.value)
      }
    }
    return found
  }
}

/// The environment that `@Environment` reads while bodies are evaluated.
///
/// It is a task-local value, which works on any thread, nests exactly and needs no change to the
/// view: one view value may be rendered on several threads at once. Each property is found by its
/// identity, because a closure of an outer view (the content of a `ForEach`, for example) is often
/// called while an inner view is evaluated, and must read the environment of the outer view.
package struct EnvironmentScope: Sendable {
  @TaskLocal package static var current: EnvironmentScope?

  /// Of the innermost view.
  package let context: EvaluationContext
  /// The views that properties belong to, by the properties' identities.
  let owners: [ObjectIdentifier: EvaluationContext]

  package var environment: EnvironmentValues { context.environment }

  /// Outside a rendering, as in an initializer, the environment has its default values.
  static func environment(of identity: ObjectIdentifier) -> EnvironmentValues {
    guard let scope = current else { return EnvironmentValues() }
    return (scope.owners[identity] ?? scope.context).environment
  }
}
