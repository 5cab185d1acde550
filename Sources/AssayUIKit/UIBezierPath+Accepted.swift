// SPDX-License-Identifier: MIT

extension UIBezierPath {
  /// How exact curves are. It is not kept: curves are always exact.
  public var flatness: CGFloat {
    get { 0.6 }
    set {}
  }
}
