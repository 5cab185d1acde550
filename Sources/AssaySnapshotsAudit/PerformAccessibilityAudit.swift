// SPDX-License-Identifier: MIT

internal import AssayAudit
public import AssaySnapshots
public import AssayViews

/// Audits a view by its pixels and its accessibility elements, like XCUITest's function of that
/// name audits an app.
///
/// The view is drawn on each device in each appearance and text size. An issue on several of these
/// screens is reported once. Each issue that the handler does not ignore fails the test at the line
/// of the call.
///
/// ```swift
/// try performAccessibilityAudit(
///   of: LoginView(), on: [.iPhoneSe], for: [.contrast, .textClipped]
/// ) { issue in
///   issue.element == "'Beta'"  // true ignores the issue
/// }
/// ```
///
/// - Parameters:
///   - view: The view, evaluated once.
///   - devices: The devices to draw the view on.
///   - appearances: The appearances to draw the view in.
///   - dynamicTypeSizes: The text sizes to draw the view in.
///   - locale: The locale, as a language tag such as `es-MX`.
///   - layoutDirection: The direction of the layout; nil for that of the locale.
///   - types: The kinds of issues to report.
///   - strict: Whether undecided checks (text over a missing image, for example)
///     count as issues.
///   - fileID: The file of the test.
///   - filePath: The path of the file of the test, near which resources are searched.
///   - line: The line of a failure.
///   - column: The column of a failure.
///   - issueHandler: Returns true for an issue to ignore; nil ignores none.
/// - Throws: An error if the view cannot be drawn, and the errors of the handler.
public func performAccessibilityAudit<Value: View>(
  of view: @autoclosure @MainActor () throws -> Value, on devices: [Device] = [.iPhone13],
  appearances: [Appearance] = [.light, .dark],
  dynamicTypeSizes: [DynamicTypeSize] = [.large, .accessibility5], locale: String = "en",
  layoutDirection: LayoutDirection? = nil, for types: AccessibilityAuditType = .all,
  strict: Bool = false, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column, _ issueHandler: ((AccessibilityAuditIssue) throws -> Bool)? = nil
) throws {
  let value = try BodyEvaluator.value(view)
  var matrix = TraitMatrix(
    on: devices, appearances: appearances, locales: [locale], dynamicTypeSizes: dynamicTypeSizes)
  matrix.layoutDirection = layoutDirection
  // Without an appearance or a text size there is nothing to audit.
  let traitSets = appearances.isEmpty || dynamicTypeSizes.isEmpty ? [] : matrix.traitSets
  let screens = try traitSets.map {
    try ViewAuditing.screen(of: value, traits: $0, near: "\(filePath)")
  }
  let audit = Auditor(types: types.types).audit(screens)
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  for merged in audit.merged where strict || merged.issue.outcome == .fail {
    let issue = AccessibilityAuditIssue(merged, of: screens.count)
    if try issueHandler?(issue) == true { continue }
    FailureReporter.report(
      issue.compactDescription + "\n" + issue.detailedDescription, at: place)
  }
}
