// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// The trait set of a canvas, with the traits that were given and that a trait set holds.
  func traitSet(on canvas: TraitSet.Canvas) -> TraitSet {
    var traits = TraitSet(
      canvas: given.displayScale == 0 ? canvas : canvas.scaled(given.displayScale))
    if given.userInterfaceStyle == .dark { traits.appearance.colorScheme = .dark }
    if given.accessibilityContrast == .high { traits.appearance.contrast = .increased }
    if let size = DynamicTypeSize(given.preferredContentSizeCategory) {
      traits.dynamicTypeSize = size
    }
    switch given.layoutDirection {
    case .unspecified: break
    case .leftToRight: traits.layoutDirection = .leftToRight
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    }
    return traits
  }

  /// The view in an environment with the given traits that a trait set does not hold.
  func applied(to view: some View) -> AnyView {
    var view = AnyView(view)
    if let sizeClass = UserInterfaceSizeClass(given.horizontalSizeClass) {
      view = AnyView(view.environment(\.horizontalSizeClass, sizeClass))
    }
    if let sizeClass = UserInterfaceSizeClass(given.verticalSizeClass) {
      view = AnyView(view.environment(\.verticalSizeClass, sizeClass))
    }
    if let idiom = given.userInterfaceIdiom.device {
      view = AnyView(view.environment(\.idiom, idiom))
    }
    return view
  }
}

extension UIUserInterfaceIdiom {
  /// nil for devices that nothing is drawn for.
  var device: Device.Idiom? {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .mac: .mac
    case .unspecified, .carPlay, .vision: nil
    }
  }
}

extension TraitSet.Canvas {
  /// The canvas with other pixels per point.
  fileprivate func scaled(_ scale: CGFloat) -> Self {
    switch self {
    case .device(var device):
      device.displayScale = Double(scale)
      return .device(device)
    case .fixed(let width, let height, _):
      return .fixed(width: width, height: height, displayScale: Double(scale))
    case .sizeThatFits: return .sizeThatFits(displayScale: Double(scale))
    }
  }
}
