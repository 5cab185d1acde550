// SPDX-License-Identifier: MIT

extension Data.WritingOptions {
  /// Writes to another file first, by the older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
