// SPDX-License-Identifier: MIT

// Previews of UIKit: of a hosting controller its root view is drawn, and of everything else a
// placeholder, which is reported.

/// A preview of a view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a view of UIKit.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

extension PreviewRecord.Place {
  /// Adds a preview of a view controller.
  public func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    add(name, traits) {
      RenderingExecutor.making { BodyEvaluator.value { () -> any View in body().hostedView } }
    }
  }

  /// Adds a preview of a view of UIKit.
  public func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    add(name, traits) {
      RenderingExecutor.making { BodyEvaluator.value { () -> any View in body().hostedView } }
    }
  }
}
