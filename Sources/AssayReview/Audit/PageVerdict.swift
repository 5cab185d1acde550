// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayPages

/// A verdict as a page shows it. Its value is the class of what it is about.
enum PageVerdict: String {
  case pass, fail, unsure

  init(_ verdict: LabelSummary.Verdict) {
    self =
      switch verdict {
      case .supported: .pass
      case .failed: .fail
      case .cannotTell: .unsure
      }
  }

  /// For those who do not see the colors.
  var sign: String {
    switch self {
    case .pass: "✓"
    case .fail: "✕"
    case .unsure: "?"
    }
  }

  /// A card for a label.
  func card(_ name: String, _ words: String, evidence: String? = nil) -> HTML {
    """
    <li class="card \(rawValue)"><span class="sign" aria-hidden="true">\(sign)</span>\
    <h3>\(name)</h3><p class="verdict">\(words)</p>\
    \(evidence.map { "<p class=\"quiet\">\($0)</p>" })</li>

    """
  }
}
