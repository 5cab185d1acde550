// SPDX-License-Identifier: MIT

internal import AssayNodes

/// A view with an optional modifier.
nonisolated struct OptionallyModifiedView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let modifier: ModifierNode?

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard let modifier else { return try content.evaluated(in: context) }
    return try content.modified(modifier).evaluated(in: context)
  }
}

nonisolated extension View {
  /// The view, with a report if something of it is not drawn.
  func reporting(_ notDrawn: String?) -> some View {
    OptionallyModifiedView(content: self, modifier: notDrawn.map { .notDrawn($0) })
  }

  /// The view, with a report on each thing of it that is not drawn.
  package func reporting(all notDrawn: [String]) -> some View {
    NodeView { context in
      var content: any View = self
      for what in notDrawn.reversed() { content = content.modified(.notDrawn(what)) }
      return try content.evaluated(in: context)
    }
  }

  /// The view, with a report in the look of macOS.
  func reportingOnMac(_ notDrawn: String) -> some View {
    NodeView { context in
      guard context.environment.look == .macOS else { return try evaluated(in: context) }
      return try modified(.notDrawn(notDrawn)).evaluated(in: context)
    }
  }

  /// The view, with a report on screens that are wide enough to show columns.
  func reportingOnWideScreens(_ notDrawn: String?) -> some View {
    NodeView { context in
      guard let notDrawn, context.environment.horizontalSizeClass == .regular else {
        return try evaluated(in: context)
      }
      return try modified(.notDrawn(notDrawn)).evaluated(in: context)
    }
  }
}
