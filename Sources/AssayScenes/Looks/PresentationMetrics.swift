// SPDX-License-Identifier: MIT

/// Sheets, alerts and dialogs. Lengths are in points.
package struct PresentationMetrics: Hashable, Sendable {
  package var sheetCornerRadius: Double
  /// Between the top of the safe area and the largest sheet.
  package var sheetTopGap: Double
  /// Of a sheet where the width is regular.
  package var formSheetWidth: Double
  package var alertWidth: Double
  package var alertCornerRadius: Double
  package var alertPadding: Double
  package var alertButtonHeight: Double
  package var dialogRowHeight: Double
  /// Beside and below a dialog.
  package var dialogMargin: Double
  /// Above the button that cancels.
  package var dialogGap: Double
}
