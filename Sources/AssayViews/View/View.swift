// SPDX-License-Identifier: MIT

/// A piece of a screen, described by the views it is made of.
///
/// It mirrors SwiftUI's protocol: a screen written for SwiftUI compiles with its import line changed.
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
/// As in SwiftUI since the iOS 18 SDK, the protocol is `@MainActor @preconcurrency`. Nothing less lets a
/// screen compile with its import line changed: bodies read `@MainActor` models, `.task { await load() }`
/// and `Task { await load() }` call the view's own asynchronous methods. Assay's own views and modifiers
/// are `nonisolated`, and so is rendering: a view is rendered on the thread that asks for it, also in
/// detached tasks and on many threads at once, and its body is evaluated there.
///
/// One rendering touches only the view it is given. A view that reads main-actor state which changes at
/// the same time must be rendered on the main actor. In Swift 6 mode the compiler warns where a test that
/// is not `@MainActor` makes a view with a `@State` or an initializer of its own, as it does with SwiftUI.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of; `Never` for the views that Assay draws itself.
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

nonisolated extension Never: View {
  public var body: Never { fatalError("'Never' has no value and so no body") }
}

nonisolated extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by Assay itself and has no body")
  }
}

/// A view that becomes nodes by itself instead of through a body.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// The nodes it adds to the container around it: one for most, none for `EmptyView`, several for
  /// `ForEach` and `Group`.
  func nodes(in context: EvaluationContext) throws -> [ViewNode]
}

/// Accepted, so that a file with a preview compiles; nothing calls it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
