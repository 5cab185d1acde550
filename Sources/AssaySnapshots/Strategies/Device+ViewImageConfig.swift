// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Device {
  /// Creates a screen of your own, by swift-snapshot-testing's `ViewImageConfig`.
  ///
  /// Without a given scale, a point has 2 pixels. An appearance, a contrast, a text size and a
  /// direction are no traits of a screen: give them to `image(on:traits:)`, which takes all of
  /// them.
  ///
  /// ```swift
  /// let config = ViewImageConfig(
  ///   safeArea: UIEdgeInsets(top: 59, bottom: 34), size: CGSize(width: 402, height: 874),
  ///   traits: UITraitCollection(displayScale: 3))
  /// ```
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize, traits: UITraitCollection = UITraitCollection()
  ) {
    let given = traits.given
    precondition(
      given.userInterfaceStyle == .unspecified && given.accessibilityContrast == .unspecified
        && given.preferredContentSizeCategory == .unspecified
        && given.layoutDirection == .unspecified,
      "A screen has no appearance, contrast, text size or direction; give them to image(on:traits:)"
    )
    let (width, height) = (Double(size.width), Double(size.height))
    let scale = given.displayScale == 0 ? 2 : Double(given.displayScale)
    self.init(
      name: TraitSet.Canvas.fixed(width: width, height: height, displayScale: scale).name,
      idiom: given.userInterfaceIdiom.device ?? .phone,
      orientation: width > height ? .landscape : .portrait,
      size: Size(width: width, height: height),
      safeArea: Insets(
        top: Double(safeArea.top), left: Double(safeArea.left), bottom: Double(safeArea.bottom),
        right: Double(safeArea.right)),
      displayScale: scale,
      horizontalSizeClass: UserInterfaceSizeClass(given.horizontalSizeClass) ?? .compact,
      verticalSizeClass: UserInterfaceSizeClass(given.verticalSizeClass) ?? .regular)
  }
}
