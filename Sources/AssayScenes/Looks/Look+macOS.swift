// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
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
    look.tracking = .macOS
    look.smoothing = .macOS
    look.everyLineHasLeading = true
    look.textDistance = .macOS
    look.dividerThickness = 1
    look.windowBackground = Color(base: .rgba(RGBAColor(red: 231, green: 231, blue: 231)))
    look.darkWindowBackground = Color(base: .rgba(RGBAColor(red: 38, green: 38, blue: 38)))
    let push = ButtonMetrics.Bezel(
      height: 20, horizontalPadding: 8, verticalPadding: 2, cornerRadius: 5, textStyle: .body)
    // AppKit's other control sizes: 14, 17 and 28 high, with text of 9, 11 and 13; the smallest is
    // drawn at 10.
    let mini = ButtonMetrics.Bezel(
      height: 14, horizontalPadding: 6, verticalPadding: 0.5, cornerRadius: 3.5,
      textStyle: .caption)
    let small = ButtonMetrics.Bezel(
      height: 17, horizontalPadding: 7, verticalPadding: 1.5, cornerRadius: 4.5,
      textStyle: .subheadline)
    let large = ButtonMetrics.Bezel(
      height: 28, horizontalPadding: 12, verticalPadding: 6, cornerRadius: 6, textStyle: .body)
    look.button = ButtonMetrics(
      mini: mini, small: small, regular: push, large: large, extraLarge: large,
      automaticIsBordered: true, tintedOpacity: 0, lightFill: .white,
      darkFill: Color.white.opacity(0.25), hasEdge: true,
      lightEdgeShadow: ButtonMetrics.EdgeShadow(opacity: 0.45, radius: 0.7, y: 0.25),
      labelLineLimit: 1, labelRise: 0.5)
    look.textField = TextFieldMetrics(
      extraHeight: 0, borderedMinHeight: 22, borderedExtraHeight: 6, borderedExtraOfPointSize: 0,
      borderedCornerRadius: 0, borderedPadding: 4,
      borderedInsets: Insets(top: 1.5, left: 0.5, bottom: 0, right: 0.5), automaticIsBordered: true,
      caretWidth: 0, darkFill: Color.white.opacity(0.06))
    // AppKit's switches are 38 x 22, 32 x 18 and 26 x 15, its checkboxes 14, 12 and 10; that
    // sliders follow is an estimate.
    look.controlScale = ControlScale(mini: 0.69, small: 0.84, scalesWords: true)
    // AppKit's switch: 38 x 22, a knob of 20.
    look.toggle = ToggleMetrics(
      width: 38, height: 22, overhang: 0, knobWidth: 20, knobHeight: 20, knobInset: 1,
      heightInList: 22, lightOff: nil, checkbox: nil, isBesideLabel: true, isInAccentColor: true)
    // A toggle is a checkbox (SwiftUI's documentation of ToggleStyle). Its box is 14 square with
    // corners of 3.5 in public imitations of AppKit; the gap is AppKit's title at 20.
    look.toggle.checkbox = CheckboxMetrics(side: 14, cornerRadius: 3.5, spacing: 6)
    // AppKit's spinning progress indicators: 10, 16 and 32.
    look.progress.miniDiameter = 10
    look.progress.smallDiameter = 16
    look.progress.regularDiameter = 32
    look.progress.largeDiameter = 32
    look.progress.drawsRing = true
    // A window's title bar and its toolbar are 52 high since macOS 11, the title is at the leading
    // end and never large, and a search is at the trailing end. The other lengths are estimates.
    look.navigationBar.height = 52
    look.navigationBar.heightOnPad = 52
    look.navigationBar.isTitleBar = true
    look.navigationBar.searchFieldHeight = 28
    look.navigationBar.searchFieldCornerRadius = 6
    look.navigationBar.searchFieldWidthInRow = 180
    look.automaticList = .insetOnMac
    look.plainList = .insetOnMac
    look.tabBar.box = .macOS
    // AppKit's slider: a knob of 20 on a track of 4.
    look.slider.height = 20
    look.slider.knobWidth = 20
    look.slider.knobHeight = 20
    return look
  }()

  /// tvOS, as far as its text styles go.
  static let tvOS: Look = {
    var look = Look.iOS18
    look.name = .tvOS
    look.textStyles = .tvOS
    // A symbol of 28 that ends at 44, the text beside it from 106 on, at 29 points: 56 and what the
    // symbol's box has beside it.
    look.horizontalSpacing = 56
    look.avoidsOrphans = false
    return look
  }()
}

extension ListMetrics {
  /// Measured on macOS 13 (grigorye/TMBuddy's snapshots, 2023): 10 above the first row, rows of 24
  /// or their content and 8, content 16 from the list's sides; the ground of every second row, also
  /// where none is left, 10 from the sides. That a plain list has the same lengths is an estimate.
  fileprivate static let insetOnMac = with(plain18) {
    $0.wide = Insets(outer: 0, row: 16)
    $0.narrow = Insets(outer: 0, row: 16)
    $0.rowMinHeight = 24
    $0.rowPadding = 4
    $0.firstSectionGap = 10
    $0.hasOuterSeparators = false
    $0.hasChevrons = false
    // NSColor's controlBackgroundColor.
    $0.darkBackground = Color(base: .rgba(RGBAColor(red: 30, green: 30, blue: 30)))
    $0.rowBackground = .clear
    $0.stripe = Stripe(
      inset: 10, cornerRadius: 5,
      color: Color(base: .rgba(RGBAColor(red: 244, green: 245, blue: 245))),
      darkColor: .white.opacity(0.05))
  }
}

extension TabBoxMetrics {
  /// Measured on macOS 13 (grigorye/TMBuddy's snapshots, 2023).
  fileprivate static let macOS = TabBoxMetrics(
    height: 22, cornerRadius: 5, rise: 10,
    insets: EdgeInsets(top: 26, leading: 3, bottom: 3, trailing: 3), segmentPadding: 11,
    endPadding: 2.5,
    labelRise: 1,
    separatorHeight: 12)
}
