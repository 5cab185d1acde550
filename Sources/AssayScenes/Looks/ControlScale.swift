// SPDX-License-Identifier: MIT

internal import AssayNodes

/// How much smaller a platform draws controls of the smaller sizes, and whether their words follow.
///
/// Phones and tablets draw every switch and slider in one size.
package struct ControlScale: Hashable, Sendable {
  package var mini: Double
  package var small: Double
  /// Whether words without a font of their own have that of a button of the size.
  package var scalesWords: Bool

  static let none = ControlScale(mini: 1, small: 1, scalesWords: false)

  func factor(_ size: ControlSize) -> Double {
    switch size {
    case .mini: mini
    case .small: small
    case .regular, .large, .extraLarge: 1
    }
  }
}

extension Look {
  func toggle(_ size: ControlSize) -> ToggleMetrics {
    toggle.scaled(by: controlScale.factor(size))
  }

  func slider(_ size: ControlSize) -> SliderMetrics {
    slider.scaled(by: controlScale.factor(size))
  }
}

extension SceneEnvironment {
  /// With the font of the controls of the size in force, where no view has set one.
  var withControlFont: SceneEnvironment {
    let size = values.controlSize
    guard look.controlScale.scalesWords, look.controlScale.factor(size) != 1, values.font == nil
    else { return self }
    return with { $0.values.font = Font(base: .style(look.button.bezel(size).textStyle)) }
  }
}

extension ToggleMetrics {
  /// In whole points.
  fileprivate func scaled(by factor: Double) -> ToggleMetrics {
    guard factor != 1 else { return self }
    var copy = self
    copy.width = (width * factor).rounded()
    copy.height = (height * factor).rounded()
    copy.knobWidth = copy.height - 2 * knobInset
    copy.knobHeight = copy.knobWidth
    copy.checkbox?.side = ((checkbox?.side ?? 0) * factor).rounded()
    copy.checkbox?.cornerRadius *= factor
    return copy
  }
}

extension SliderMetrics {
  /// In whole points; the track stays as it is.
  fileprivate func scaled(by factor: Double) -> SliderMetrics {
    guard factor != 1 else { return self }
    var copy = self
    copy.height = (height * factor).rounded()
    copy.knobWidth = (knobWidth * factor).rounded()
    copy.knobHeight = (knobHeight * factor).rounded()
    return copy
  }
}
