// SPDX-License-Identifier: MIT

/// The environment of the body that is being evaluated, for names of UIKit that ask the system.
enum CurrentEnvironment {
  /// nil outside of a rendering.
  static var values: EnvironmentValues? { EnvironmentScope.current?.environment }

  /// The bundle of the app; nil where nothing is rendered and no preview is made.
  static var mainBundle: MainBundle? { values?.mainBundle ?? MainBundle.making }

  static var safeArea: EdgeInsets { values?.canvasSafeArea ?? EdgeInsets() }

  /// The whole screen in points; that of an iPhone 13 outside of a rendering.
  static var screenSize: CGSize {
    guard let values else { return CGSize(width: 390, height: 844) }
    let area = values.canvasSafeArea
    return CGSize(
      width: values.canvasSize.width + Double(area.leading + area.trailing),
      height: values.canvasSize.height + Double(area.top + area.bottom))
  }
}
