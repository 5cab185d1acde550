// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a bar of progress of UIKit.
open class UIProgressView: UIView {
  /// A look.
  public enum Style: Int, Sendable {
    /// In a view, or in a bar.
    case `default`, bar
  }
  /// The look.
  open var progressViewStyle: Style = .default
  /// How far it is, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of what is not.
  open var trackTintColor: UIColor?
  /// The image of the part that is done.
  open var progressImage: UIImage?
  /// The image of the track.
  open var trackImage: UIImage?
  /// What is done. The bar does not follow it.
  open var observedProgress: Progress?
  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how far it is, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Accepted, but not drawn: two buttons of UIKit for less and more.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The least value.
  open var minimumValue: Double = 0 {
    didSet { value = max(value, minimumValue) }
  }
  /// The greatest value.
  open var maximumValue: Double = 100 {
    didSet { value = min(value, maximumValue) }
  }
  /// What a button adds.
  open var stepValue: Double = 1
  /// Whether the last value is followed by the first.
  open var wraps = false
  /// Whether every value is told.
  open var isContinuous = true
  /// Whether a long press repeats.
  open var autorepeat = true
  /// Accepted, but not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
