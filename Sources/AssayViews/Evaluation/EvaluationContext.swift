// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Where in the view tree lowering stands: the environment in force, and the views above.
///
/// It never changes; going deeper makes another.
package final class EvaluationContext: Sendable {
  /// Views whose body holds another view, one inside another, before lowering gives up. Real screens
  /// stay below 100.
  package static let maximumDepth = 500

  package let environment: EnvironmentValues
  /// The room that the frames and paddings around leave of the canvas, in points: what a
  /// `GeometryReader` is told.
  let available: Size
  /// Where the focus is in this rendering.
  let focus: FocusPass
  /// The innermost view whose body is being lowered.
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

  /// What is inside a modifier sees its environment and the room it leaves.
  func inside(_ modifier: ModifierNode) -> EvaluationContext {
    guard modifier.reachesInside else { return self }
    var environment = environment
    environment.apply(modifier)
    return EvaluationContext(
      environment: environment, available: available.reduced(by: modifier), focus: focus,
      type: type, parent: parent, depth: depth)
  }

  /// Lowers the body of a view, modifier or style. While the body is made and lowered, the
  /// `@Environment` properties of the owner read the environment of this place.
  func lowerBody<Owner, Content: View>(
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
      try body().lowered(in: inner)
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

extension ModifierNode {
  /// Whether it may change the environment or the room of what is inside. Saying so of one that does
  /// not costs time only; those left out here are the frequent ones that change neither.
  fileprivate var reachesInside: Bool {
    switch self {
    case .background, .backgroundStyle, .backgroundShape, .overlay, .border, .cornerRadius,
      .clipShape, .clipped, .shadow, .opacity, .offset, .position, .fixedSize, .layoutPriority,
      .layoutValue,
      .aspectRatio, .accessibility, .navigationTitle, .toolbar, .tag, .tabItem:
      false
    default: true
    }
  }
}

extension Size {
  /// What a modifier leaves of the room offered to it.
  fileprivate func reduced(by modifier: ModifierNode) -> Size {
    switch modifier {
    case .frame(let width, let height, _):
      return Size(width: width ?? self.width, height: height ?? self.height)
    case .flexibleFrame(let frame):
      return Size(
        width: clamp(width, frame.minWidth, frame.maxWidth),
        height: clamp(height, frame.minHeight, frame.maxHeight))
    case .padding(let padding):
      let insets = padding.insets ?? EdgeInsets(padding.edges, padding.length ?? 16)
      return Size(
        width: max(0, width - insets.leading - insets.trailing),
        height: max(0, height - insets.top - insets.bottom))
    default:
      return self
    }
  }

  private func clamp(_ value: Double, _ low: Double?, _ high: Double?) -> Double {
    max(low ?? 0, min(value, high ?? .infinity))
  }
}

extension EdgeInsets {
  fileprivate init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
