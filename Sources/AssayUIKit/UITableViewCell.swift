// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a row of a table.
open class UITableViewCell: UIView {
  /// What a row has.
  public enum CellStyle: Int, Sendable {
    /// A kind.
    case `default`, value1, value2, subtitle
  }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// A way.
    case none, blue, gray, `default`
  }
  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// A change.
    case none, delete, insert
  }
  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// A sign.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name by which a table uses rows again.
  open private(set) var reuseIdentifier: String?
  /// How a selected row looks.
  open var selectionStyle: SelectionStyle = .default
  /// What is at its end.
  open var accessoryType: AccessoryType = .none
  /// The view at its end.
  open var accessoryView: UIView?
  /// The room beside its separator, in points.
  open var separatorInset: UIEdgeInsets = .zero
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// The view behind the row.
  open var backgroundView: UIView?
  /// The view behind a selected row.
  open var selectedBackgroundView: UIView?
  /// The view of what is in the row.
  open private(set) lazy var contentView = UIView()
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The smaller text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What is in the row.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates a row.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a row of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Accepted, and does nothing.
  open func prepareForReuse() {}
  /// Sets whether it is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether it is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// What a row of a list has.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Accepted, but not drawn: a header or footer of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The view of what is in it.
  open private(set) lazy var contentView = UIView()
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind it.
  open var backgroundView: UIView?
  /// The name by which a table uses headers again.
  open private(set) var reuseIdentifier: String?

  /// Creates a header.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates a header.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a header of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Accepted, and does nothing.
  open func prepareForReuse() {}
}
