// SPDX-License-Identifier: MIT

// Names of AppKit that screens for the Mac use. Unlike AppKit, the colors are iOS's of the same
// role, as everything that is drawn here has iOS's look.

/// A color, by AppKit's name of the type.
public typealias NSColor = UIColor
/// A font, by AppKit's name of the type.
public typealias NSFont = UIFont
/// An image, by AppKit's name of the type.
public typealias NSImage = UIImage
/// A view, by AppKit's name of the type.
public typealias NSView = UIView
/// A controller, by AppKit's name of the type.
public typealias NSViewController = UIViewController
/// A controller of a SwiftUI screen, by AppKit's name of the type.
public typealias NSHostingController = UIHostingController

/// The screen of the rendering, by AppKit's name of the type.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  /// The screen.
  public static let main: NSScreen? = NSScreen()
  /// The screen in points, at the origin.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The screen in points, at the origin: there is no menu bar.
  public var visibleFrame: CGRect { frame }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

extension UIColor {
  /// The color of primary text.
  public class var labelColor: UIColor { .label }
  /// The color of secondary text.
  public class var secondaryLabelColor: UIColor { .secondaryLabel }
  /// The color of tertiary text.
  public class var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// The color of quaternary text.
  public class var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// The color of text in a document.
  public class var textColor: UIColor { .label }
  /// The color of text on a control.
  public class var controlTextColor: UIColor { .label }
  /// The color of prompts in text fields.
  public class var placeholderTextColor: UIColor { .placeholderText }
  /// The color of links.
  public class var linkColor: UIColor { .link }
  /// The color of separators.
  public class var separatorColor: UIColor { .separator }
  /// The color of lines between cells.
  public class var gridColor: UIColor { .opaqueSeparator }
  /// The background of a window.
  public class var windowBackgroundColor: UIColor { .systemBackground }
  /// The background of text in a document.
  public class var textBackgroundColor: UIColor { .systemBackground }
  /// The background of a large control.
  public class var controlBackgroundColor: UIColor { .systemBackground }
  /// The background behind pages.
  public class var underPageBackgroundColor: UIColor { .systemGroupedBackground }
  /// The surface of a control.
  public class var controlColor: UIColor { .secondarySystemFill }
  /// The accent color in effect.
  public class var controlAccentColor: UIColor { .tintColor }
  /// The background of selected content.
  public class var selectedContentBackgroundColor: UIColor { .tintColor }
}

extension Color {
  /// Creates a color from AppKit's.
  public init(nsColor: NSColor) { self = nsColor.color }
}

extension Image {
  /// Creates an image from AppKit's. One that is made of bytes is not drawn, and is reported.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
