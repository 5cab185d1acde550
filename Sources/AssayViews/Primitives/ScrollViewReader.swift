// SPDX-License-Identifier: MIT

/// Makes content that can scroll to a place; a picture shows the start.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
