// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayPages

/// A verdict on a label as a page shows it.
struct PageVerdict {
  /// The class of what it is about.
  let state: String
  private let sign: String

  init(_ verdict: LabelSummary.Verdict) {
    (state, sign) =
      switch verdict {
      case .supported: ("pass", "✓")
      case .failed: ("fail", "✕")
      case .cannotTell: ("unsure", "?")
      }
  }

  /// The start of a card for a label; the item is left open.
  func card(_ name: String, _ words: String) -> HTML {
    """
    <li class="card \(state)"><span class="sign" aria-hidden="true">\(sign)</span>\
    <h3>\(name)</h3><p class="verdict">\(words)</p>
    """
  }
}
