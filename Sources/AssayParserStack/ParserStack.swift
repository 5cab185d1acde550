// SPDX-License-Identifier: MIT

/// The one place in which Swift's parser runs: no source ends the process, however deep it nests.
package enum ParserStack {
  /// What the parser may need of stack for each byte of a source that nests as deep as it can.
  private static let stackPerByte = 32 << 10
  private static let largestStack = 1 << 30

  /// Parses and walks a source with as much stack as that may need.
  ///
  /// - Parameters:
  ///   - source: UTF-8.
  ///   - body: parses and walks; it runs on this thread or on another, before this returns.
  /// - Returns: false for a source that no stack could hold; the body has then not run.
  package static func run(
    _ source: UnsafeBufferPointer<UInt8>, _ body: () -> Void
  ) -> Bool {
    let nesting = NestingEstimate(source)
    guard nesting.isRisky else {
      body()
      return true
    }
    guard nesting.isBearable else { return false }
    LargeStack.run(bytes: min(largestStack, (8 << 20) + source.count * stackPerByte), body)
    return true
  }
}
