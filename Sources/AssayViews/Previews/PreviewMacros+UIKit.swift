// SPDX-License-Identifier: MIT

/// A preview of a view controller: the view of a hosting controller, or a labeled area, which is
/// reported.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a view of UIKit: the view of a hosting controller, or a labeled area, which is
/// reported.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

// NB: disfavored, so that the compiler's messages about a preview are those about views of SwiftUI.
extension PreviewRecord.Place {
  /// Adds a preview of a view controller.
  @_disfavoredOverload
  public func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    add(name, traits) { RenderingExecutor.making { BodyEvaluator.value { body().hostedView } } }
  }

  /// Adds a preview of a view of UIKit.
  @_disfavoredOverload
  public func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    add(name, traits) { RenderingExecutor.making { BodyEvaluator.value { body().hostedView } } }
  }
}
