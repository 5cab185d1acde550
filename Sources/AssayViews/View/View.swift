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
/// The protocol itself is not isolated and `body` is `@MainActor`, as in SwiftUI before the iOS 18 SDK.
/// So a view can be made, passed about and rendered anywhere (parallel tests, detached tasks), while
/// its body may still use `@MainActor` models. Since the iOS 18 SDK the whole of SwiftUI's protocol is
/// isolated; a view whose other members use `@MainActor` models says `@MainActor struct Screen: View`.
///
/// Rendering evaluates `body` on the thread that asks for it. One rendering touches only the view it is
/// given; a view that reads main-actor state which changes meanwhile must be rendered on the main actor.
public protocol View {
  /// What the view is made of; `Never` for the views that Assay draws itself.
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("'Never' has no value and so no body") }
}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by Assay itself and has no body")
  }
}

/// A view that becomes nodes by itself instead of through a body.
package protocol PrimitiveView: View where Body == Never {
  /// The nodes it adds to the container around it: one for most, none for `EmptyView`, several for
  /// `ForEach` and `Group`.
  func nodes(in context: LoweringContext) throws -> [ViewNode]
}

/// Accepted, so that a file with a preview compiles; nothing calls it.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
