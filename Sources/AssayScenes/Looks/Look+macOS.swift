// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

extension Look {
  /// macOS 12 to 15, as far as its text, buttons and text fields were measured.
  ///
  /// Sources: measured SwiftUI renderings (doordash-oss/swiftui-preview-snapshots): push buttons 20
  /// high with 8 beside the label, text fields 22 high with square corners, drawn 383 x 20.5 of 384
  /// x 22; a button's edge is half a point outside of it, a point below.
  static let macOS: Look = {
    var look = Look.iOS18
    look.name = .macOS
    look.textStyles = .macOS
    look.trackingPerEm = StandInTracking.macOSPerEm
    look.smoothing = .macOS
    look.avoidsOrphans = false
    look.windowBackground = Color(base: .rgba(RGBAColor(red: 231, green: 231, blue: 231)))
    look.darkWindowBackground = Color(base: .rgba(RGBAColor(red: 38, green: 38, blue: 38)))
    let push = ButtonMetrics.Bezel(
      height: 20, horizontalPadding: 8, verticalPadding: 2, cornerRadius: 5, textStyle: .body)
    look.button = ButtonMetrics(
      mini: push, small: push, regular: push, large: push, extraLarge: push,
      automaticIsBordered: true, tintedOpacity: 0, lightFill: .white,
      darkFill: Color.white.opacity(0.25), hasEdge: true)
    look.textField = TextFieldMetrics(
      extraHeight: 0, borderedMinHeight: 22, borderedExtraHeight: 6, borderedExtraOfPointSize: 0,
      borderedCornerRadius: 0, borderedPadding: 4,
      borderedInsets: Insets(top: 1.5, left: 0.5, bottom: 0, right: 0.5), automaticIsBordered: true,
      caretWidth: 0)
    // A toggle is a checkbox (SwiftUI's documentation of ToggleStyle). Its box is 14 square with
    // corners of 3.5 in public imitations of AppKit; the gap is AppKit's title at 20.
    look.toggle.checkbox = CheckboxMetrics(side: 14, cornerRadius: 3.5, spacing: 6)
    return look
  }()

  /// tvOS, as far as its text styles go.
  static let tvOS: Look = {
    var look = Look.iOS18
    look.name = .tvOS
    look.textStyles = .tvOS
    // A symbol of 28 that ends at 44, the text beside it from 106 on, at 29 points.
    look.horizontalSpacing = 62
    look.avoidsOrphans = false
    return look
  }()
}
