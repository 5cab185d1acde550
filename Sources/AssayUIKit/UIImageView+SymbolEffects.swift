// SPDX-License-Identifier: MIT

extension UIImageView {
  /// Accepted, but not drawn: a symbol at rest has no effect.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Accepted, and does nothing.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  /// Accepted, and does nothing.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Sets the image at once.
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
