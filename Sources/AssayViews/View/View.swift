// SPDX-License-Identifier: MIT

/// A part of a screen, described by the views that it consists of.
///
/// The protocol mirrors SwiftUI's: a screen written for SwiftUI compiles after its import line is
/// changed.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View {
///     Text("Hello, \(name)").font(.title).padding()
///   }
/// }
/// ```
///
/// As in SwiftUI since the iOS 18 SDK, the protocol is `@MainActor @preconcurrency`, because bodies
/// read `@MainActor` models, and `.task { await load() }` and `Task { await load() }` call
/// asynchronous methods of the view. Assay's own views and modifiers are `nonisolated`, and so is
/// rendering: a view is rendered, and its body is evaluated, on the thread that calls, including
/// detached tasks and many threads at once.
///
/// A rendering reads only the view that it is given. Render a view that reads main-actor state on
/// the main actor if that state can change at the same time. In Swift 6 mode the compiler warns
/// where a test outside `@MainActor` creates a view with `@State` or an initializer of its own, as
/// it does with SwiftUI.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; `Never` for the views that Assay draws itself.
  associatedtype Body: View

  /// The content of the view, evaluated once for each rendering.
  @ViewBuilder var body: Body { get }
}

nonisolated extension Never: View {
  /// Never called, because a `Never` value does not exist.
  public var body: Never { fatalError("'Never' has no value and so no body") }
}

nonisolated extension View where Body == Never {
  /// Never called, because Assay draws the view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by Assay itself and has no body")
  }
}

/// A view that becomes nodes by itself instead of through a body.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// The nodes it adds to the container around it: one for most, none for `EmptyView`, several for
  /// `ForEach` and `Group`.
  func nodes(in context: EvaluationContext) throws -> [ViewNode]
  /// Whether all views inside are stored in this one, and none is made while it is evaluated, as
  /// `GeometryReader` and `ForEach` do.
  var holdsItsViews: Bool { get }
}

extension PrimitiveView {
  package nonisolated var holdsItsViews: Bool { false }
}
