// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: an effect on what is behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Accepted, but not drawn: a blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// A look.
    case extraLight, light, dark
    /// A look.
    case regular = 4
    /// A look.
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    /// A look.
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    /// A look.
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// A look.
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    /// A look.
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// Accepted, but not drawn: vivid content on a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - blurEffect: what is behind. It is not used.
  ///   - style: how it looks. It is not used.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// Accepted, but not drawn: the glass of iOS 26.
open class UIGlassEffect: UIVisualEffect {
  /// The look of glass.
  public enum Style: Int, Sendable {
    /// A look.
    case regular, clear
  }
  /// The color of the glass.
  open var tintColor: UIColor?
  /// Whether it moves under a touch.
  open var isInteractive = false

  /// Creates an effect.
  public init(style: Style = .regular) {}
}

/// Accepted, but not drawn: glass that flows together.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass flows together, in points.
  open var spacing: CGFloat = 0
}

/// Accepted, but not drawn: a view with an effect.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view of what is on the effect.
  open private(set) lazy var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates a view without an effect: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How something on a blur looks.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A look.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  /// A look.
  case separator
}
