// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("What the output of a failed build says")
struct BuildFailureTests {
  private func failure(_ output: String) -> BuildFailure {
    BuildFailure(output: output, root: "/shop")
  }

  @Test("the compiler's first error, without the package's path")
  func compiler() {
    let found = failure(
      """
      error: emit-module command failed with exit code 1
      /shop/Sources/A.swift:3:7: error: cannot find 'total' in scope
      """)
    #expect(found.words == "Sources/A.swift:3: cannot find 'total' in scope")
    #expect(found.missingSymbols.isEmpty)
  }

  // As the linkers of Swift 6.3 on Linux (gold, lld) and of Xcode write it.
  @Test(
    "what a linker misses, not that it failed",
    arguments: [
      (
        """
        error: link command failed with exit code 1 (use -v to see invocation)
        /shop/Sources/App/main.swift:4: error: undefined reference to '$s3Lib6calledSiyF'
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """, "Sources/App/main.swift:4: error: undefined reference to '$s3Lib6calledSiyF'"
      ),
      (
        """
        error: link command failed with exit code 1 (use -v to see invocation)
        ld.lld: error: undefined symbol: $s3Lib6calledSiyF
        >>> referenced by main.swift:4 (/shop/Sources/App/main.swift:4)
        """, "ld.lld: error: undefined symbol: $s3Lib6calledSiyF"
      ),
      (
        """
        error: link command failed with exit code 1 (use -v to see invocation)
        Undefined symbols for architecture arm64:
          "_$s3Lib6calledSiyF", referenced from:
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """, "error: link command failed with exit code 1 (use -v to see invocation)"
      ),
    ])
  func linker(output: String, words: String) {
    let found = failure(output)
    #expect(found.words == words)
    #expect(found.missingSymbols == ["3Lib6calledSiyF"])
    #expect(found.errors.isEmpty)
  }

  @Test("an output without an error")
  func silent() {
    #expect(failure("[1/2] Compiling\n").words == "the build does not say where its error is")
    #expect(failure("").missingSymbols.isEmpty)
  }
}
