// SPDX-License-Identifier: MIT

/// The body of a view from one evaluation, for the next one.
///
/// SwiftUI calls a body again only when something changes that it depends on. What a body makes,
/// such as a model or a store of data, lives as long; were it made again in each evaluation, what
/// the actions of a screen put into it would be lost.
final class KeptBody<Content> {
  let content: Content
  private let dependencies: [(storage: any ChangeCounting, count: Int)]
  private let isStale: () -> Bool

  /// - Parameters:
  ///   - dependencies: the state and the objects that the owner of the body has.
  ///   - isStale: whether an observable object has changed that the body has read.
  init(
    _ content: Content, _ dependencies: [any ChangeCounting], isStale: @escaping () -> Bool
  ) {
    self.content = content
    self.dependencies = dependencies.map { ($0, $0.changeCount) }
    self.isStale = isStale
  }

  /// Whether the body would be the same if it were made again from the same view.
  var isCurrent: Bool {
    !isStale() && dependencies.allSatisfy { $0.storage.changeCount == $0.count }
  }
}
