// SPDX-License-Identifier: MIT

extension CGPath {
  /// The same path.
  public func copy() -> CGPath? { self }
  /// The path moved, turned and scaled.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transform.map { applying($0.pointee) } ?? self
  }
}
