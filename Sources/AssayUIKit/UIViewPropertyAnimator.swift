// SPDX-License-Identifier: MIT

/// Sets what an animation would: at once, because nothing moves in a snapshot.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How far it is, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  /// Creates an animation by its duration in seconds and its curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.animations = animations.map { [$0] } ?? []
  }
  /// Creates an animation by its duration in seconds and its damping.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.animations = animations.map { [$0] } ?? []
  }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes all changes, and calls what follows.
  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
  /// Makes all changes, and calls what follows.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Accepted, and does nothing.
  open func pauseAnimation() {}
  /// Accepted, and does nothing.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// A place.
  case end, start, current
}

extension UIView {
  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    /// A way.
    case easeInOut, easeIn, easeOut, linear
  }
}
