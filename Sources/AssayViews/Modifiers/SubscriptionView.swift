// SPDX-License-Identifier: MIT

public import AssayCombine

/// A view that calls an action for what a publisher sends, as `onReceive` does.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// What sends values.
  public var publisher: PublisherType
  /// What is called for a value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that listens to a publisher.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - publisher: what sends values.
  ///   - action: what is called for a value.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
