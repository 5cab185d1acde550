// SPDX-License-Identifier: MIT

internal import CICU
internal import Synchronization

/// Finds where lines may be broken (UAX #14, with ICU's dictionaries for Thai and its like).
final class LineBreaks: Sendable {
  /// Unchecked: a breaker is used by the thread that took it out of the pool.
  private final class Breaker: @unchecked Sendable {
    let pointer: OpaquePointer

    init?(language: String) {
      guard let pointer = assay_icu_line_breaker_open(language) else { return nil }
      self.pointer = pointer
    }

    deinit { assay_icu_line_breaker_close(pointer) }
  }

  /// Idle breakers by language: opening one reads ICU's data, which costs as much as a paragraph.
  private let pool = Mutex<[String: [Breaker]]>([:])

  /// For each offset 0...count in UTF-16 units, whether a line may start there.
  func breaks(of text: [UInt16], language: String) -> [Bool] {
    var breaks = [UInt8](repeating: 0, count: text.count + 1)
    let idle = pool.withLock { $0[language]?.popLast() }
    if let breaker = idle ?? Breaker(language: language) ?? Breaker(language: "und") {
      if assay_icu_line_breaks(breaker.pointer, text, Int32(text.count), &breaks) != 0 {
        breaks = [UInt8](repeating: 0, count: text.count + 1)
      }
      pool.withLock { pool in
        // A run of many languages must not pile breakers up.
        if pool.count > 64 { pool.removeAll() }
        if pool[language, default: []].count < 16 { pool[language, default: []].append(breaker) }
      }
    }
    return breaks.map { $0 != 0 }
  }
}
