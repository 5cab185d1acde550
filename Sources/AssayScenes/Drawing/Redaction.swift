// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The looks of a placeholder.
enum Redaction {
  /// The foreground, faint.
  static func color(_ styles: StyleResolver) -> RGBAColor {
    styles.solid(styles.foreground).opacity(0.16)
  }
}
