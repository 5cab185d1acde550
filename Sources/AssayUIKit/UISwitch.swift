// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a switch of UIKit.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The color of the track.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// The words beside a check box.
  open var title: String?
  /// How the switch looks.
  open var preferredStyle = Style.automatic
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// A look.
    case automatic, checkbox, sliding
  }
  /// Sets whether the switch is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Accepted, but not drawn: a slider of UIKit.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The smallest value. The others are at least as large.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  /// The largest value. The others are at most as large.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// Whether every value is told.
  open var isContinuous = true
  /// The image before the track.
  open var minimumValueImage: UIImage?
  /// The image after the track.
  open var maximumValueImage: UIImage?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// nil: no image is kept.
  open var currentThumbImage: UIImage? { nil }
  /// How the slider looks.
  open var sliderStyle = Style.default
  /// How a slider looks.
  public enum Style: Int, Sendable {
    /// A look.
    case `default`, thumbless
  }
  /// nil: no image is kept.
  open func thumbImage(for state: State) -> UIImage? { nil }
  /// Accepted, but not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// Where the track would be, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the thumb would be, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
}
