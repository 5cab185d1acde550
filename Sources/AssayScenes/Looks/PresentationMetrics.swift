// SPDX-License-Identifier: MIT

/// Sheets, alerts and dialogs. Lengths are in points.
package struct PresentationMetrics: Hashable, Sendable {
  package var sheetCornerRadius: Double
  /// Between the top of the safe area and the largest sheet.
  package var sheetTopGap: Double
  /// Of the screen's height, of a medium sheet.
  package var mediumSheetFraction: Double
  /// Of a sheet where the width is regular.
  package var formSheetWidth: Double
  package var alertWidth: Double
  package var alertCornerRadius: Double
  package var alertPadding: Double
  package var alertButtonHeight: Double
  /// Of the words in a text field of an alert.
  package var alertFieldPointSize: Double
  package var dialogRowHeight: Double
  /// Beside and below a dialog.
  package var dialogMargin: Double
  /// Above the button that cancels.
  package var dialogGap: Double
  /// The card of alerts and dialogs whose buttons are capsules; nil for buttons between lines.
  package var capsules: CapsuleDialogMetrics?
  /// Between a sheet of part of the screen's height and the screen's sides and bottom.
  package var partialSheetMargin: Double
  /// Of the lower corners of such a sheet.
  package var partialSheetBottomRadius: Double
  /// How far the screen behind the largest sheet moves from its sides, as a card; nil where it
  /// stays as it is.
  package var cardInset: Double?
}

/// Alerts and dialogs whose buttons are capsules. Lengths are in points.
package struct CapsuleDialogMetrics: Hashable, Sendable {
  /// Of a dialog, which floats in the middle of the screen and has no button that cancels.
  package var dialogWidth: Double
  /// Above the title, and beside it.
  package var textTop: Double
  package var textSide: Double
  /// Between the title and the message.
  package var textGap: Double
  /// Between the words and the buttons, in an alert and in a dialog.
  package var alertButtonsTop: Double
  package var dialogButtonsTop: Double
  /// Beside and below the buttons.
  package var buttonSide: Double
  package var buttonHeight: Double
  package var buttonGap: Double
}
