// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a cell of a grid that looks as a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the end of the row.
  open var accessories: [UICellAccessory] = []
  /// How far it is indented.
  open var indentationLevel = 0
  /// The width of an indentation in points.
  open var indentationWidth: CGFloat = 10
  /// Whether what is at its ends is indented too.
  open var indentsAccessories = true
  /// An area, which has no effect.
  open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// What is behind a row of a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// The texts and the image of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
