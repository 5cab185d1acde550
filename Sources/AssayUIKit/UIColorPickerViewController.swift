// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the system's choice of a color.
open class UIColorPickerViewController: UIViewController {
  /// The color.
  open var selectedColor: UIColor = .black
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
  /// What hears of a choice. None of its methods is called.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// What hears of a choice of a color. None of its methods is called.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Never called.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Never called.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Never called.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// Accepted, but not drawn: the system's choice of a font.
open class UIFontPickerViewController: UIViewController {
  /// The font; nil: nobody chooses.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// What hears of a choice. None of its methods is called.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Which fonts there are.
  open class Configuration: NSObject {
    /// Whether faces are shown.
    open var includeFaces = false
    /// Whether names are in the system's font.
    open var displayUsingSystemFont = false
  }
  /// Creates a choice.
  public convenience init(configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
}

/// What hears of a choice of a font. None of its methods is called.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Never called.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Never called.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
