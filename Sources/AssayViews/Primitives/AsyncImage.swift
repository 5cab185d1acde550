// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, always drawn as its placeholder, because a snapshot loads nothing.
public nonisolated struct AsyncImage<Content: View>: View {
  private let placeholder: Content

  /// Creates an image with a gray placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    self.placeholder = Color(.systemGray5)
  }

  /// Creates an image with a view as its placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.placeholder = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates an image from the content of its phase, which is always `empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.placeholder = content(.empty)
  }

  public var body: some View { placeholder.modified(.standIn) }
}

/// The progress of loading an image. In a snapshot always `empty`.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image is loaded.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The loaded image; nil otherwise.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; nil unless loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
