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
  /// What views own in this rendering.
  let state: StateStore
  /// The innermost view whose body is being evaluated.
  let type: Any.Type?
  private let parent: EvaluationContext?
  private let depth: Int

  init(
    environment: EnvironmentValues, focus: FocusPass = FocusPass(),
    state: StateStore = StateStore()
  ) {
    self.environment = environment
    self.available = environment.canvasSize
    self.focus = focus
    self.state = state
    self.type = nil
    self.parent = nil
    self.depth = 0
  }

  private init(
    environment: EnvironmentValues, available: Size, focus: FocusPass, state: StateStore,
    type: Any.Type?, parent: EvaluationContext?, depth: Int
  ) {
    self.environment = environment
    self.available = available
    self.focus = focus
    self.state = state
    self.type = type
    self.parent = parent
    self.depth = depth
  }

  func with(environment: EnvironmentValues) -> EvaluationContext {
    EvaluationContext(
      environment: environment, available: available, focus: focus, state: state, type: type,
      parent: parent, depth: depth)
  }

  /// The same place in a later evaluation, with the room that layout gave.
  func with(available: Size, focus: FocusPass) -> EvaluationContext {
    EvaluationContext(
      environment: environment, available: available, focus: focus, state: state, type: type,
      parent: parent, depth: depth)
  }

  /// What is inside a modifier sees its environment and the room it leaves.
  func inside(_ modifier: ModifierNode) -> EvaluationContext {
    let room = modifier.modifier.room(in: available)
    let effect = modifier.effect
    guard effect.reachesInside || room != available else { return self }
    var environment = environment
    environment.apply(effect)
    return EvaluationContext(
      environment: environment, available: room, focus: focus, state: state, type: type,
      parent: parent, depth: depth)
  }

  /// Evaluates the body of a view, modifier or style. Meanwhile the
  /// `@Environment` properties of the owner read the environment of this place, and its `@State`
  /// properties what the owner keeps here.
  func evaluateBody<Owner, Content: View>(
    of owner: Owner, _ body: () -> Content
  ) throws -> [ViewNode] {
    guard depth < Self.maximumDepth else {
      throw EvaluationError(.tooDeep(views: path(Owner.self, limit: 8)))
    }
    if let stop = LeftOutStop.known(of: Owner.self) {
      return try stop.placeholder(Self.shortName(of: Owner.self)).evaluated(in: self)
    }
    let inner = EvaluationContext(
      environment: environment, available: available, focus: focus, state: state,
      type: Owner.self, parent: self, depth: depth + 1)
    let properties = DynamicProperties(of: owner)
    for property in properties.environment {
      if let missing = property.missingObject(in: environment) {
        throw EvaluationError(
          .missingObject(type: missing, views: inner.path(nil, limit: 4)))
      }
    }
    let isSame = state.hasSameViews
    let place = state.next(Owner.self)
    let (scope, dependencies) = inner.scope(of: properties, at: place)
    return try EnvironmentScope.$current.withValue(scope) {
      try state.at(place) {
        guard state.isOpen, let dependencies else { return try body().evaluated(in: inner) }
        if isSame, let kept = place.body as? KeptBody<Content>, kept.isCurrent {
          return try state.withViews(areSame: true) { try kept.content.evaluated(in: inner) }
        }
        let made = state.keepingBody(dependencies, body)
        place.body = made
        return try made.content.evaluated(in: inner)
      }
    }
  }

  /// - Returns: what the properties read, and what tells whether a body would be the same if it
  ///   were made again; nil where nothing does.
  private func scope(
    of properties: DynamicProperties, at place: ViewPlace
  ) -> (EnvironmentScope, dependencies: [any ChangeCounting]?) {
    var owners = EnvironmentScope.current?.owners ?? [:]
    for property in properties.environment {
      owners[ObjectIdentifier(property.token)] = self
      property.token.keep(environment)
    }
    var slots = EnvironmentScope.current?.slots ?? [:]
    // nil for one of which nobody knows when it changes.
    var changes: [(any ChangeCounting)?] = properties.hasOthers ? [nil] : []
    for (index, property) in properties.stored.enumerated() {
      let slot = place.slot(index) { property.makeSlot(in: state) }
      slots[ObjectIdentifier(property.token)] = EnvironmentScope.Stored(
        token: property.token, slot: slot)
      if property is RenderingVisit { continue }
      changes.append(slot as? any ChangeCounting ?? state.changes(of: slot))
    }
    changes += properties.observing.map { $0.observe(in: state, environment) }
    let known = changes.compactMap(\.self)
    return (
      EnvironmentScope(context: self, owners: owners, slots: slots),
      known.count == changes.count ? known : nil
    )
  }

  /// A type's name, without its parameters.
  private static func shortName(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }

  /// The names of the innermost views, innermost first, each named once.
  private func path(_ innermost: Any.Type?, limit: Int) -> [String] {
    var names: [String] = []
    func add(_ type: Any.Type) {
      let name = Self.shortName(of: type)
      // Macros make views whose names nobody has written, such as that of `@Previewable`.
      if !names.contains(name), !name.hasPrefix("$s") { names.append(name) }
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
