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
  /// How the focus is shown.
  public enum FocusStyle: Int, Sendable {
    /// A way.
    case `default`, custom
  }
  /// Where a separator is.
  public enum SeparatorStyle: Int, Sendable {
    /// A way.
    case none, singleLine, singleLineEtched
  }
  /// What a row shows while it is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// One bit a sign.
    public let rawValue: UInt
    /// Creates a set of signs.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A sign.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// A sign.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
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
  /// What makes the looks of a state, which is never asked.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state: nobody touches the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Accepted, and does nothing.
  open func setNeedsUpdateConfiguration() {}
  /// Never called.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The view behind a row that is one of several selected ones.
  open var multipleSelectionBackgroundView: UIView?
  /// What is at its end while rows are edited.
  open var editingAccessoryType: AccessoryType = .none
  /// The view at its end while rows are edited.
  open var editingAccessoryView: UIView?
  /// How far it is indented.
  open var indentationLevel = 0
  /// The width of an indentation in points.
  open var indentationWidth: CGFloat = 10
  /// Whether it is indented while rows are edited.
  open var shouldIndentWhileEditing = true
  /// Whether it can be moved.
  open var showsReorderControl = false
  /// How the focus is shown.
  open var focusStyle: FocusStyle = .default
  /// Whether it receives touches while it is dragged.
  open var userInteractionEnabledWhileDragging = false
  /// Whether it is edited.
  open var isEditing = false
  /// What editing does with it.
  open var editingStyle: EditingStyle { .none }
  /// false: nobody edits.
  open var showingDeleteConfirmation: Bool { false }
  /// Sets whether it is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Never called: the user edits it.
  open func willTransition(to state: StateMask) {}
  /// Never called: the user edits it.
  open func didTransition(to state: StateMask) {}

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
  /// The smaller text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// What is in it.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What makes the looks of a state, which is never asked.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  /// What a header of a list has.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// Accepted, and does nothing.
  open func setNeedsUpdateConfiguration() {}
  /// Never called.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

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
