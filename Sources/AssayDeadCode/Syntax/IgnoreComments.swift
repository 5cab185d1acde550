// SPDX-License-Identifier: MIT

internal import AssayFindings
@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  mutating func collectIgnoreCommands(_ file: Node) {}
}
