// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayNodes
internal import AssayTraits

/// Buttons with a border.
package struct ButtonMetrics: Hashable, Sendable {
  /// One control size.
  package struct Bezel: Hashable, Sendable {
    /// Of one line of text at the text size `large`, and the least of any label.
    package var height: Double
    package var horizontalPadding: Double
    /// Above and below a label that is taller.
    package var verticalPadding: Double
    /// nil for a capsule.
    package var cornerRadius: Double?
    package var textStyle: Font.TextStyle
  }

  /// A black shadow close around a control.
  package struct EdgeShadow: Hashable, Sendable {
    package var opacity: Double
    /// In points, as the distance below the control.
    package var radius: Double
    package var y: Double

    func cast(by view: ViewNode) -> ViewNode {
      view.with(.shadow(color: .black.opacity(opacity), radius: radius, x: 0, y: y))
    }
  }

  package var mini: Bezel
  package var small: Bezel
  package var regular: Bezel
  package var large: Bezel
  package var extraLarge: Bezel
  /// Whether a button without a style of its own is drawn with a border.
  package var automaticIsBordered: Bool
  /// Of the tint behind a bordered button's label.
  package var tintedOpacity: Double
  /// Behind a bordered button's label whatever its tint; nil for the tint, faint.
  package var lightFill: Color?
  package var darkFill: Color?
  /// Whether a faint edge is drawn around a filled button, thicker at the bottom.
  package var hasEdge: Bool
  /// A shadow that takes the edge's place in light appearance.
  package var lightEdgeShadow: EdgeShadow?
  /// The lines of a bordered button's label; nil for no limit.
  package var labelLineLimit: Int?
  /// How far a bordered button's label is above the middle.
  package var labelRise = 0.0

  func fill(_ scheme: ColorScheme) -> Color? { scheme == .dark ? darkFill : lightFill }

  func edgeShadow(_ scheme: ColorScheme) -> EdgeShadow? {
    scheme == .dark ? nil : lightEdgeShadow
  }

  func bezel(_ size: ControlSize) -> Bezel {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }
}

package struct TextFieldMetrics: Hashable, Sendable {
  /// Added to the line's height before it is rounded up to a whole point, in points.
  package var extraHeight: Double
  /// The least that a field with a border is high.
  package var borderedMinHeight: Double
  /// What a border adds to the line's height: a constant, and a part of the font's size.
  package var borderedExtraHeight: Double
  package var borderedExtraOfPointSize: Double
  package var borderedCornerRadius: Double
  package var borderedPadding: Double
  /// How far the border is drawn inside of its layout.
  package var borderedInsets: Insets
  /// Whether a field without a style of its own is drawn with a border.
  package var automaticIsBordered: Bool
  /// What a field without a border keeps free at the end of its text.
  package var caretWidth: Double
  /// Behind the text of a field with a border in the dark; nil for the screen's own background.
  package var darkFill: Color?

  /// - Parameter scale: of the control's size.
  func borderedHeight(lineHeight: Double, pointSize: Double, scale: Double) -> Double {
    max(
      (borderedMinHeight * scale).rounded(),
      lineHeight + borderedExtraHeight + pointSize * borderedExtraOfPointSize)
  }
}

package struct ToggleMetrics: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// How far the track is drawn beyond the trailing edge of its layout.
  package var overhang: Double
  package var knobWidth: Double
  package var knobHeight: Double
  /// Between the track's edge and the knob.
  package var knobInset: Double
  /// The height that counts in the height of a list's row.
  package var heightInList: Double
  /// The track of a switch that is off; nil for a fill over what is behind it.
  package var lightOff: Color?
  /// Of a toggle without a style of its own; nil where it is a switch.
  package var checkbox: CheckboxMetrics?
  /// Whether the switch follows its label; it is at the end of the row otherwise.
  package var isBesideLabel = false
  /// Whether a switch without a tint is in the accent color when it is on; it is green otherwise.
  package var isInAccentColor = false
}

/// A box before its label.
package struct CheckboxMetrics: Hashable, Sendable {
  package var side: Double
  package var cornerRadius: Double
  /// Between the box and the label.
  package var spacing: Double
}

package struct SliderMetrics: Hashable, Sendable {
  package var height: Double
  package var trackHeight: Double
  package var knobWidth: Double
  package var knobHeight: Double
  /// Where no width is offered.
  package var idealWidth: Double
  /// The height that counts in the height of a list's row.
  package var heightInList: Double
  /// Of the dots at the steps; nil where steps do not show.
  package var ticks: SliderTickMetrics?
}

/// Dots below a slider's track.
package struct SliderTickMetrics: Hashable, Sendable {
  package var diameter: Double
  /// Between the middle of the track and that of a dot.
  package var distance: Double
}

package struct ProgressMetrics: Hashable, Sendable {
  package var barHeight: Double
  /// Of spinners, by the control size.
  package var miniDiameter: Double
  package var smallDiameter: Double
  package var regularDiameter: Double
  package var largeDiameter: Double
  /// Whether a circular view with a value is a ring, not a spinner.
  package var drawsRing: Bool

  func diameter(_ size: ControlSize) -> Double {
    switch size {
    case .mini: miniDiameter
    case .small: smallDiameter
    case .regular: regularDiameter
    case .large, .extraLarge: largeDiameter
    }
  }
}

package struct LabelMetrics: Hashable, Sendable {
  /// Between icon and title.
  package var spacing: Double
  /// In a list, the width that icons are centered in, at the text size `large`.
  package var iconWidthInList: Double
  package var spacingInList: Double
  /// Of a symbol in a list; nil for the scale in force.
  package var iconScaleInList: ImageScale?
}
