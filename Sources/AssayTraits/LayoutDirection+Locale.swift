// SPDX-License-Identifier: MIT

package import AssayGraphics
internal import AssayResources

extension LayoutDirection {
  /// The direction of a locale's script: its own where the tag names one, else that of its
  /// language.
  package static func natural(ofLocale tag: String) -> LayoutDirection {
    LocaleDirection.isRightToLeft(tag) ? .rightToLeft : .leftToRight
  }
}
