// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
package import AssayTraits

extension EnvironmentValues {
  /// The environment that a trait set gives to the view at the top.
  package init(traits: TraitSet) {
    self.init()
    colorScheme = traits.appearance.colorScheme
    colorSchemeContrast = traits.appearance.contrast
    dynamicTypeSize = traits.dynamicTypeSize
    localeIdentifier = traits.locale
    layoutDirection = traits.layoutDirection ?? .natural(ofLocale: traits.locale)
    displayScale = traits.displayScale
    accessibilityReduceMotion = traits.reduceMotion
    look = traits.look
    switch traits.canvas {
    case .device(let device):
      idiom = device.idiom
      horizontalSizeClass = device.horizontalSizeClass
      verticalSizeClass = device.verticalSizeClass
      let area = device.safeArea
      canvasSafeArea = EdgeInsets(
        top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right)
      canvasSize = Rect(size: device.size).inset(by: area).size
    case .fixed(let width, let height, _):
      canvasSize = Size(width: width, height: height)
    case .sizeThatFits:
      break
    }
  }
}
