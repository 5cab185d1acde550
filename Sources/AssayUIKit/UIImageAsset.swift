// SPDX-License-Identifier: MIT

/// Images for different traits, such as light and dark.
open class UIImageAsset: NSObject {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// Creates a set without images.
  public override init() { super.init() }

  /// Adds an image for some traits. One for the same traits is replaced.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    images.append((traitCollection, image))
  }
  /// Adds an image for the traits that any image is for.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: UITraitCollection())
  }
  /// Removes the image for some traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits.given == traitCollection.given }
  }
  /// The image for some traits: the first that fits them, or else the first; an empty one for none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = images.first { $0.traits.fits(traitCollection) }
    return (fitting ?? images.first)?.image ?? UIImage()
  }
}

extension UITraitCollection {
  /// Whether other traits have all that somebody gave to these.
  fileprivate func fits(_ other: UITraitCollection) -> Bool {
    let none = UITraitCollection().given
    func fits<Value: Equatable>(
      _ given: KeyPath<GivenTraits, Value>, _ value: KeyPath<UITraitCollection, Value>
    ) -> Bool {
      self.given[keyPath: given] == none[keyPath: given]
        || self.given[keyPath: given] == other[keyPath: value]
    }
    return fits(\.userInterfaceStyle, \.userInterfaceStyle)
      && fits(\.userInterfaceIdiom, \.userInterfaceIdiom)
      && fits(\.preferredContentSizeCategory, \.preferredContentSizeCategory)
      && fits(\.layoutDirection, \.layoutDirection)
      && fits(\.displayScale, \.displayScale)
      && fits(\.horizontalSizeClass, \.horizontalSizeClass)
      && fits(\.verticalSizeClass, \.verticalSizeClass)
      && fits(\.accessibilityContrast, \.accessibilityContrast)
  }
}

extension UIImage {
  private static let keptAsset = KeptValue<UIImageAsset>()
  /// Images for other traits in the place of this one. Unlike UIKit, a view does not take them.
  public var imageAsset: UIImageAsset? {
    if let asset = Self.keptAsset[self] { return asset }
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    Self.keptAsset[self] = asset
    return asset
  }
  /// Creates a symbol for traits, which are not used.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// The image. Where text runs from right to left UIKit mirrors it, which is reported here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    if UITraitCollection.current.layoutDirection == .rightToLeft {
      LeftOutNotes.add("the mirroring of an image where text runs from right to left")
    }
    return self
  }
}
