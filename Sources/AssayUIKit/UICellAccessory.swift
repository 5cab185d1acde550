// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what is at the ends of a row.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState: Int, Sendable {
    /// A time.
    case always, whenEditing, whenNotEditing
  }
  /// How wide it is.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as itself.
    case actual
    /// As wide as others of its kind.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }
  /// Where it is.
  public enum Placement {
    /// Where it is among others.
    public typealias Position = ([UICellAccessory]) -> Int
    /// At the start.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// What is at an end of a row.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Creates a view at an end.
    ///
    /// - Parameters:
    ///   - customView: the view.
    ///   - placement: where it is.
    ///   - isHidden: whether it is hidden. It is not used.
    ///   - reservedLayoutWidth: how wide it is. It is not used.
    ///   - tintColor: the color. It is not used.
    ///   - maintainsFixedSize: whether it keeps its size. It is not used.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// A sign.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory { UICellAccessory() }
  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory()
  }
}
