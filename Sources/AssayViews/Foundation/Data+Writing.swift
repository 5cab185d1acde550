// SPDX-License-Identifier: MIT

extension Data.WritingOptions {
  /// Writes to another file first, by the older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
  /// Accepted, and has no effect: files are not encrypted.
  public static var completeFileProtection: Data.WritingOptions { [] }
}
