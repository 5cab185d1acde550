// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a control that picks a color.
open class UIColorWell: UIControl {
  /// The title of the picker.
  open var title: String?
  /// Whether opacity can be picked.
  open var supportsAlpha = true
  /// The color.
  open var selectedColor: UIColor?
}

/// Accepted, but not drawn: a button that pastes.
open class UIPasteControl: UIControl {
  /// How a button that pastes looks.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// What the button shows.
    open var displayMode = UIPasteControl.DisplayMode.iconAndLabel
    /// How round the corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 0
    /// The color of the content.
    open var baseForegroundColor: UIColor?
    /// The color behind.
    open var baseBackgroundColor: UIColor?
  }
  /// What a button that pastes shows.
  public enum DisplayMode: UInt, Sendable {
    /// A way.
    case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
  }

  /// What is pasted into.
  open weak var target: AnyObject?
  /// How the button looks.
  public let configuration: Configuration
  /// Creates a button.
  ///
  /// - Parameter configuration: how it looks.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Creates a button without a place: there are no archives.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// What a view may be given by pasting.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
  /// The types by name.
  open var acceptableTypeIdentifiers: [String]
  /// Creates types.
  ///
  /// - Parameter acceptableTypeIdentifiers: by name.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
}

extension UIResponder {
  /// What may be pasted. It is not kept: nobody pastes.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { nil }
    set {}
  }
}
