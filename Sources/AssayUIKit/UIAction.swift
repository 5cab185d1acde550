// SPDX-License-Identifier: MIT

/// Accepted, and never performed: an action of a control or menu.
open class UIAction: UIMenuElement {
  /// What an action is called with.
  public typealias Handler = (UIAction) -> Void
  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// The look.
  open var attributes: Attributes
  /// Whether it has a check mark.
  open var state: State
  /// Words for the user.
  open var discoverabilityTitle: String?
  /// nil: nobody taps.
  open var sender: Any? { nil }
  /// Accepted, and does nothing: nobody taps.
  open func performWithSender(_ sender: Any?, target: Any?) {}

  /// Creates an action, which is never called.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}
