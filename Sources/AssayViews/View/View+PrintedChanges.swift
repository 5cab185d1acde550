// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Accepted, and prints nothing: why a body is evaluated.
  public static func _printChanges() {}
  /// Accepted, and logs nothing: why a body is evaluated.
  public static func _logChanges() {}
}
