// SPDX-License-Identifier: MIT

/// What a cell's looks depend on.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// What a view's looks depend on. Nobody touches a view, so nothing is selected.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays in its place.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state of traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What a cell's looks depend on. Nobody touches a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// How a cell is dragged.
  public enum DragState: Int, Sendable {
    /// A state.
    case none, lifting, dragging
  }
  /// How something is dropped on a cell.
  public enum DropState: Int, Sendable {
    /// A state.
    case none, notTargeted, targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays in its place.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether what is in it is shown.
  public var isExpanded = false
  /// Whether its actions are shown.
  public var isSwiped = false
  /// Whether it is moved.
  public var isReordering = false
  /// How it is dragged.
  public var cellDragState = DragState.none
  /// How something is dropped on it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state of traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The name of a value of the app's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
