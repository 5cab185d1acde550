// SPDX-License-Identifier: MIT

/// Calls the `@MainActor` requirements of views, modifiers and styles on the current thread.
///
/// Their isolation lets bodies use main-actor models; it does not tie rendering to the main thread.
/// The casts only drop the isolation from the function's type: a synchronous function that is
/// isolated to a global actor is called in the same way. See `View` for what callers promise.
package enum BodyEvaluator {
  /// Calls a closure that makes a view, such as an `@autoclosure @MainActor` argument.
  package static func value<V>(_ make: @MainActor () throws -> V) rethrows -> V {
    try withoutActuallyEscaping(make) { make in
      try unsafeBitCast(make, to: (() throws -> V).self)()
    }
  }

  static func body<V: View>(of view: V) -> V.Body {
    let body: @MainActor (V) -> V.Body = { $0.body }
    return unsafeBitCast(body, to: ((V) -> V.Body).self)(view)
  }

  static func body<M: ViewModifier>(
    of modifier: M, content: _ViewModifier_Content<M>
  ) -> M.Body {
    let body: @MainActor (M, _ViewModifier_Content<M>) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(body, to: ((M, _ViewModifier_Content<M>) -> M.Body).self)(
      modifier, content)
  }

  /// Calls a function of a style and its configuration.
  static func call<Style, Configuration, Result>(
    _ body: @escaping @MainActor (Style, Configuration) -> Result, _ style: Style,
    _ configuration: Configuration
  ) -> Result {
    unsafeBitCast(body, to: ((Style, Configuration) -> Result).self)(style, configuration)
  }
}
