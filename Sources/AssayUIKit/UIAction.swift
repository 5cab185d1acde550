// SPDX-License-Identifier: MIT

/// An action of a control or menu. Nobody taps in a snapshot, so it is performed only by code.
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
  /// The image of an action with a check mark.
  open var selectedImage: UIImage?
  /// Words for the user.
  open var discoverabilityTitle: String?
  /// What asked for the action while it is performed; nil at other times.
  open private(set) var sender: Any?
  private let handler: Handler
  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Creates an action. Without a name it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
