// SPDX-License-Identifier: MIT

@testable import AssayDeadCode

extension IndexReader {
  /// What the reader selects and what it reads of that, in one.
  func read() async throws -> IndexReading { try await read(try await selection()) }
}
