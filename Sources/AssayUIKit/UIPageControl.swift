// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the dots of pages.
open class UIPageControl: UIControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A way.
    case automatic, prominent, minimal
  }

  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether one dot is hidden.
  open var hidesForSinglePage = false
  /// The image in the place of dots.
  open var preferredIndicatorImage: UIImage?
  /// The image in the place of the current dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Whether a finger moves through the dots.
  open var allowsContinuousInteraction = true
  /// Where the dots go.
  open var direction = Direction.natural
  /// Where dots go.
  public enum Direction: Int, Sendable {
    /// A way.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// How the user moves through the dots.
  public enum InteractionState: Int, Sendable {
    /// A way.
    case none, discrete, continuous
  }
  /// Nobody moves through the dots.
  open var interactionState: InteractionState { .none }
  /// What moves through the pages by itself.
  open var progress: UIPageControlProgress?
  /// The size of the control itself: no size of UIKit's is known.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { bounds.size }
  /// nil: no image is kept.
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }
  /// Accepted, but not drawn: the image in the place of a current dot.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Accepted, but not drawn: the image in the place of a dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The number of dots.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
    }
  }
  /// The current dot, one of those that there are.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }
  /// The color of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor?
}

/// What moves through pages by itself. Nothing does.
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
  /// How far the page is, from 0 to 1.
  open var currentProgress: Float = 0
  /// Whether the progress is shown.
  open var progressVisible: Bool { false }
}

/// What moves through pages after some time. Nothing does.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The length of a page in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  /// false: no time passes.
  open var isRunning: Bool { false }
  /// Creates a progress.
  ///
  /// - Parameter preferredDuration: the length of a page in seconds.
  public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
  /// Accepted, and does nothing.
  open func resumeTimer() {}
  /// Accepted, and does nothing.
  open func pauseTimer() {}
}
