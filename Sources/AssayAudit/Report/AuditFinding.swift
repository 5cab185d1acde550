// SPDX-License-Identifier: MIT

package import AssayFindings

/// A finding of an audit, with what a page shows beside its words.
package struct AuditFinding: FindingCarrier, Sendable {
  package var finding: Finding
  /// The colors that it is about; nil if it is about something else.
  package var detail: AuditDetail?
  /// The names of the screens that have it; empty for colors and sources.
  package var screens: [String]
  /// The part of a screen that shows it; nil if crops were not kept.
  package var crop: ScreenCrop?
  /// Whether it says that something could not be decided, which is no pass.
  package var isUndecided: Bool

  /// - Parameter isUndecided: nil for what the severity says: a note.
  package init(
    _ finding: Finding, detail: AuditDetail? = nil, screens: [String] = [],
    crop: ScreenCrop? = nil, isUndecided: Bool? = nil
  ) {
    self.finding = finding
    self.detail = detail
    self.screens = screens
    self.crop = crop
    self.isUndecided = isUndecided ?? (finding.severity == .note)
  }
}
