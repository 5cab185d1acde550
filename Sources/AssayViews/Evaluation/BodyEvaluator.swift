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

  static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> Provider.Previews {
    let previews: @MainActor (Provider.Type) -> Provider.Previews = { $0.previews }
    return unsafeBitCast(previews, to: ((Provider.Type) -> Provider.Previews).self)(provider)
  }

  static func body<M: PreviewModifier>(
    of modifier: M, content: M.Content, context: M.Context
  ) -> M.Body {
    let body: @MainActor (M, M.Content, M.Context) -> M.Body = {
      $0.body(content: $1, context: $2)
    }
    return unsafeBitCast(body, to: ((M, M.Content, M.Context) -> M.Body).self)(
      modifier, content, context)
  }

  /// The shared data of a preview modifier, made on the executor that the type asks for.
  static func sharedContext<M: PreviewModifier>(of modifier: M.Type) throws -> M.Context {
    let make: @MainActor (M.Type) async throws -> M.Context = { try await $0.makeSharedContext() }
    let here = unsafeBitCast(make, to: ((M.Type) async throws -> M.Context).self)
    return try RenderingExecutor.finish { try await here(modifier) }
  }

  static func body<M: ViewModifier>(
    of modifier: M, content: _ViewModifier_Content<M>
  ) -> M.Body {
    let body: @MainActor (M, _ViewModifier_Content<M>) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(body, to: ((M, _ViewModifier_Content<M>) -> M.Body).self)(
      modifier, content)
  }

  static func resolved<M: EnvironmentalModifier>(
    _ modifier: M, in environment: EnvironmentValues
  ) -> M.ResolvedModifier {
    let resolve: @MainActor (M, EnvironmentValues) -> M.ResolvedModifier = {
      $0.resolve(in: $1)
    }
    return unsafeBitCast(resolve, to: ((M, EnvironmentValues) -> M.ResolvedModifier).self)(
      modifier, environment)
  }

  /// Calls a function of a style and its configuration.
  static func call<Style, Configuration, Result>(
    _ body: @escaping @MainActor (Style, Configuration) -> Result, _ style: Style,
    _ configuration: Configuration
  ) -> Result {
    unsafeBitCast(body, to: ((Style, Configuration) -> Result).self)(style, configuration)
  }
}
