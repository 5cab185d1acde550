// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a cell of a grid that looks as a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the end of the row.
  open var accessories: [UICellAccessory] = []
  /// The texts and the image of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Accepted, but not drawn: what is at the end of a row.
public struct UICellAccessory {
  /// An arrow.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  /// A button that removes the row.
  public static func delete() -> UICellAccessory { UICellAccessory() }
  /// A handle that moves the row.
  public static func reorder() -> UICellAccessory { UICellAccessory() }
  /// An arrow that opens the rows below.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory() }
}
