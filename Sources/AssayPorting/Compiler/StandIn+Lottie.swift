// SPDX-License-Identifier: MIT

/// Lottie, the package that many apps show animations with: nothing of an animation is drawn, and
/// each view says so.
extension StandIn {
  static let lottie = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public enum LottieLoopMode: Hashable, Sendable {
      case playOnce, loop, autoReverse
      case `repeat`(Float)
      case repeatBackwards(Float)
    }
    public enum LottieBackgroundBehavior: Hashable, Sendable {
      case stop, pause, pauseAndRestore, forceFinish, continuePlaying
    }
    public enum LottiePlaybackMode: Hashable, Sendable {
      public enum PlaybackMode: Hashable, Sendable {
        case fromProgress(Double?, toProgress: Double, loopMode: LottieLoopMode)
        case toProgress(Double, loopMode: LottieLoopMode)
      }
      public enum PausedState: Hashable, Sendable {
        case currentFrame
        case progress(Double)
      }
      case playing(PlaybackMode)
      case paused(at: PausedState)
      public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }
    }
    public final class LottieAnimation: Sendable {
      public static func named(
        _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
      ) -> LottieAnimation? { LottieAnimation() }
      public static func filepath(_ filepath: String) -> LottieAnimation? { LottieAnimation() }
      public var duration: TimeInterval { 0 }
    }
    public final class DotLottieFile: Sendable {
      public static func named(_ name: String, bundle: Bundle = .main) async throws -> DotLottieFile {
        DotLottieFile()
      }
    }

    @MainActor @preconcurrency
    public struct LottieView<Placeholder: View>: UIViewRepresentable {
      private let placeholder: Placeholder
      public func makeUIView(context: Context) -> LottieAnimationView {
        LottieAnimationView(frame: .zero)
      }
      public func updateUIView(_ view: LottieAnimationView, context: Context) {}
    }
    extension LottieView where Placeholder == Color {
      public init(animation: LottieAnimation?) { placeholder = Color.clear }
      public init(dotLottieFile: DotLottieFile?) { placeholder = Color.clear }
      public init(_ loadAnimation: @escaping () async throws -> LottieAnimation?) {
        placeholder = Color.clear
      }
    }
    extension LottieView {
      public init(
        _ loadAnimation: @escaping () async throws -> LottieAnimation?,
        @ViewBuilder placeholder: () -> Placeholder
      ) { self.placeholder = placeholder() }
      public func playing() -> LottieView { self }
      public func playing(loopMode: LottieLoopMode) -> LottieView { self }
      public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> LottieView { self }
      public func playbackMode(_ mode: LottiePlaybackMode) -> LottieView { self }
      public func looping() -> LottieView { self }
      public func paused() -> LottieView { self }
      public func paused(at state: LottiePlaybackMode.PausedState) -> LottieView { self }
      public func resizable() -> LottieView { self }
      public func intrinsicSize() -> LottieView { self }
      public func animationSpeed(_ speed: Double) -> LottieView { self }
      public func currentProgress(_ progress: Double?) -> LottieView { self }
      public func backgroundBehavior(_ value: LottieBackgroundBehavior) -> LottieView { self }
      public func animationDidFinish(
        _ handler: ((Bool) -> Void)?
      ) -> LottieView { self }
      public func animationDidLoad(_ handler: @escaping (Any) -> Void) -> LottieView { self }
      public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> LottieView {
        self
      }
    }

    open class LottieAnimationView: UIView {
      open var animation: LottieAnimation?
      open var loopMode = LottieLoopMode.playOnce
      open var animationSpeed: CGFloat = 1
      open var currentProgress: CGFloat = 0
      open var backgroundBehavior = LottieBackgroundBehavior.pause
      open var isAnimationPlaying: Bool { false }
      public convenience init(name: String, bundle: Bundle = .main) { self.init(frame: .zero) }
      public convenience init(animation: LottieAnimation?) {
        self.init(frame: .zero)
        self.animation = animation
      }
      open func play(completion: ((Bool) -> Void)? = nil) {}
      open func play(
        fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
        completion: ((Bool) -> Void)? = nil
      ) {}
      open func pause() {}
      open func stop() {}
      open func forceDisplayUpdate() {}
    }
    public typealias AnimationView = LottieAnimationView

    """
}
