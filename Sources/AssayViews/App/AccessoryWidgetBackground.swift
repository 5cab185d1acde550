// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the shade behind a widget on a lock screen or a watch face, which the
/// system makes of what is behind it.
public nonisolated struct AccessoryWidgetBackground: View {
  /// Creates a shade.
  public init() {}

  /// Clear.
  public var body: some View {
    Color.clear.modified(.notDrawn("the background of an accessory widget"))
  }
}
