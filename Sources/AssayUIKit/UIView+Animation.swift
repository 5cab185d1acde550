// SPDX-License-Identifier: MIT

extension UIView {
  /// Makes the changes at once: nothing moves in a snapshot.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
}
