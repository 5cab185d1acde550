// SPDX-License-Identifier: MIT

internal import AssayResources

/// What the root of a navigation stack says of the screens that can be pushed on it.
///
/// It is unchecked because a stack and its root are evaluated on one thread.
final class PushedScreens: @unchecked Sendable {
  fileprivate typealias Screen = (EvaluationContext) throws -> [ViewNode]
  /// The screens of values, by the types of the values.
  fileprivate var destinations: [ObjectIdentifier: (any Hashable) -> Screen?] = [:]
  /// The screen of a link or a destination that is active at first.
  fileprivate var active: Screen?
  /// Of the screen that was evaluated last.
  fileprivate var hidesBackButton = false

  /// A stack with its last screen; the root where nothing is pushed.
  static func stack(
    _ root: some View, path: [any Hashable], in context: EvaluationContext
  ) throws -> [ViewNode] {
    let screens = PushedScreens()
    var environment = context.environment
    environment.pushedScreens = screens
    environment.isInList = false
    let inner = context.with(environment: environment)
    let children = try root.evaluated(in: inner)
    // A pushed screen may push another one.
    var shown = children
    var below = children
    var next: Screen? = try screens.screen(of: path, &shown) ?? screens.active
    var count = 0
    while let screen = next, count < 20 {
      screens.active = nil
      screens.hidesBackButton = false
      below = shown
      shown = try context.state.withViews(areSame: false) { try screen(inner) }
      next = screens.active
      count += 1
    }
    guard count > 0, !screens.hidesBackButton else {
      return [ViewNode(.navigationStack(children: shown))]
    }
    let back = try BackButton(title: title(of: below)).evaluated(in: inner)
    let item = ToolbarItemNode(placement: .navigation, children: back)
    let screen = ViewNode(.group(children: shown), modifiers: [.toolbar([item])])
    return [ViewNode(.navigationStack(children: [screen]))]
  }

  private func screen(
    of path: [any Hashable], _ shown: inout [ViewNode]
  ) throws -> Screen? {
    guard let last = path.last else { return nil }
    if let screen = destinations[Self.key(of: last)]?(last) { return screen }
    for index in shown.indices {
      shown[index].modifiers.append(.notDrawn("a pushed screen without a destination"))
    }
    return nil
  }

  private static func key(of value: any Hashable) -> ObjectIdentifier {
    ObjectIdentifier(type(of: value))
  }

  private static func title(of views: [ViewNode]) -> TextNode? {
    for view in views {
      for modifier in view.modifiers.reversed() {
        if case .container(.navigationTitle(let title)) = modifier.effect { return title }
      }
      if let title = title(of: view.content.children) { return title }
    }
    return nil
  }
}

private nonisolated struct BackButton: View {
  let title: TextNode?

  /// Where bars have glass, a chevron alone, whose size is an estimate.
  var body: some View {
    NodeView { context in
      guard context.environment.look == .iOS26 else { return try titled.evaluated(in: context) }
      return try Button(action: {}) {
        Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium))
      }
      .modified(.accessibilityLabel(words)).evaluated(in: context)
    }
  }

  private var titled: some View {
    Button(action: {}) {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 20, weight: .semibold))
          .accessibilityHidden(true)
        NodeView { _ in [ViewNode(.text(words))] }.lineLimit(1)
      }
      .font(.system(size: 17))
    }
  }

  private var words: TextNode { title ?? TextNode(key: "Back", table: SystemWords.table) }
}

private enum PushedScreensKey: EnvironmentKey {
  static var defaultValue: PushedScreens? { nil }
}

extension EnvironmentValues {
  /// Of the navigation stack around; nil outside of one.
  var pushedScreens: PushedScreens? {
    get { self[PushedScreensKey.self] }
    set { self[PushedScreensKey.self] = newValue }
  }
}

extension EvaluationContext {
  /// Shows a screen on the navigation stack around instead of its root.
  func push(_ screen: some View) {
    environment.pushedScreens?.active = { try screen.evaluated(in: $0) }
  }
}

nonisolated extension View {
  /// Sets the screen for the values of a type on the navigation stack. It is drawn if the last
  /// value of the path is of the type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    NodeView { context in
      context.environment.pushedScreens?.destinations[ObjectIdentifier(data)] = { value in
        (value as? D).map { value in { try destination(value).evaluated(in: $0) } }
      }
      return try evaluated(in: context)
    }
  }

  /// Pushes a screen on the navigation stack around while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = isPresented.wrappedValue ? destination() : nil
    return NodeView { context in
      if let screen { context.push(screen) }
      return try evaluated(in: context)
    }
  }

  /// Pushes a screen on the navigation stack around while a binding holds an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    NodeView { context in
      if let item = item.wrappedValue { context.push(destination(item)) }
      return try evaluated(in: context)
    }
  }

  /// Hides the back button of a pushed screen.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    NodeView { context in
      context.environment.pushedScreens?.hidesBackButton = hidesBackButton
      return try evaluated(in: context)
    }
  }
}
