// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The place in the view tree that is evaluated: its environment, and the views above.
///
/// It never changes; going deeper makes another.
package final class EvaluationContext: Sendable {
  /// Views whose body holds another view, one inside another, before evaluation gives up. Real
  /// screens stay below 100.
  package static let maximumDepth = 500

  package let environment: EnvironmentValues
  /// The room that the frames and paddings around leave of the canvas, in points: an estimate of
  /// the size that layout gives.
  let available: Size
  /// Where the focus is in this rendering.
  let focus: FocusPass
  /// The innermost view whose body is being evaluated.
  private let type: Any.Type?
  private let parent: EvaluationContext?
  private let depth: Int

  init(environment: EnvironmentValues, focus: FocusPass = FocusPass()) {
    self.environment = environment
    self.available = environment.canvasSize
    self.focus = focus
    self.type = nil
    self.parent = nil
    self.depth = 0
  }

  private init(
    environment: EnvironmentValues, available: Size, focus: FocusPass, type: Any.Type?,
    parent: EvaluationContext?, depth: Int
  ) {
    self.environment = environment
    self.available = available
    self.focus = focus
    self.type = type
    self.parent = parent
    self.depth = depth
  }

  func with(environment: EnvironmentValues) -> EvaluationContext {
    EvaluationContext(
      environment: environment, available: available, focus: focus, type: type, parent: parent,
      depth: depth)
  }

  /// The same place in a later evaluation, with the room that layout gave.
  func with(available: Size, focus: FocusPass) -> EvaluationContext {
    EvaluationContext(
      environment: environment, available: available, focus: focus, type: type, parent: parent,
      depth: depth)
  }

  /// What is inside a modifier sees its environment and the room it leaves.
  func inside(_ modifier: ModifierNode) -> EvaluationContext {
    let room = modifier.modifier.room(in: available)
    let effect = modifier.effect
    guard effect.reachesInside || room != available else { return self }
    var environment = environment
    environment.apply(effect)
    return EvaluationContext(
      environment: environment, available: room, focus: focus, type: type, parent: parent,
      depth: depth)
  }

  /// Evaluates the body of a view, modifier or style. Meanwhile the
  /// `@Environment` properties of the owner read the environment of this place.
  func evaluateBody<Owner, Content: View>(
    of owner: Owner, _ body: () -> Content
  ) throws -> [ViewNode] {
    guard depth < Self.maximumDepth else {
      throw EvaluationError(.tooDeep(views: path(Owner.self, limit: 8)))
    }
    let inner = EvaluationContext(
      environment: environment, available: available, focus: focus, type: Owner.self,
      parent: self, depth: depth + 1)
    let properties = EnvironmentProperties.of(owner)
    for property in properties {
      if let missing = property.missingObject(in: environment) {
        throw EvaluationError(
          .missingObject(type: missing, views: inner.path(nil, limit: 4)))
      }
    }
    return try EnvironmentScope.$current.withValue(inner.scope(of: properties)) {
      try body().evaluated(in: inner)
    }
  }

  private func scope(of properties: [any EnvironmentProperty]) -> EnvironmentScope {
    var owners = EnvironmentScope.current?.owners ?? [:]
    for property in properties { owners[property.identity] = self }
    return EnvironmentScope(context: self, owners: owners)
  }

  /// The names of the innermost views, innermost first, each named once.
  private func path(_ innermost: Any.Type?, limit: Int) -> [String] {
    var names: [String] = []
    func add(_ type: Any.Type) {
      let name = String(describing: type)
      let short = name.prefix { $0 != "<" }
      if !names.contains(String(short)) { names.append(String(short)) }
    }
    if let innermost { add(innermost) }
    var context: EvaluationContext? = self
    while let current = context, names.count < limit {
      if let type = current.type { add(type) }
      context = current.parent
    }
    return names
  }
}
