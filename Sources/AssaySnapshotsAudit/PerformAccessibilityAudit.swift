// SPDX-License-Identifier: MIT

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
///   - level: The level of WCAG that texts are held to.
///   - palette: The colors that fixes are chosen from: hexadecimal, or names of color sets or
///     system colors; empty for any color.
///   - baseline: A file of known issues, relative to the folder of the test. It is recorded where
///     references are, and the test that records it fails: `ASSAY_RECORD=all` writes it again.
///   - report: A file for the page (`.html`) or the numbers (`.json`) of the audit, relative to the
///     folder of the test.
///   - countsSystemDefaults: Whether what Apple's own controls draw counts, such as the gray of
///     placeholders.
///   - strict: Whether undecided checks (text over a missing image, for example)
///     count as issues. Without, a note on standard error tells how many there are.
///   - fileID: The file of the test.
///   - filePath: The path of the file of the test, near which resources are searched.
///   - line: The line of a failure.
///   - column: The column of a failure.
///   - issueHandler: Returns true for an issue to ignore; nil ignores none.
/// - Throws: An error if the view cannot be drawn or a list is empty, and the handler's errors.
public func performAccessibilityAudit<Value: View>(
  of view: @autoclosure @MainActor () throws -> Value, on devices: [Device] = [.iPhone13],
  appearances: [Appearance] = [.light, .dark],
  dynamicTypeSizes: [DynamicTypeSize] = [.large, .accessibility5], locale: String = "en",
  layoutDirection: LayoutDirection? = nil, for types: AccessibilityAuditType = .all,
  level: AccessibilityAuditLevel = .aa, palette: [String] = [], baseline: String? = nil,
  report: String? = nil, countsSystemDefaults: Bool = false, strict: Bool = false,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ issueHandler: ((AccessibilityAuditIssue) throws -> Bool)? = nil
) throws {
  let run = AuditRun(
    types: types, level: level, palette: palette, baseline: baseline, report: report,
    countsSystemDefaults: countsSystemDefaults, isStrict: strict,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  let matrix = try run.matrix(
    devices.map { .device($0) }, appearances, dynamicTypeSizes, locale, layoutDirection)
  try run.audit(try BodyEvaluator.value(view), matrix.traitSets, issueHandler)
}

/// Audits a component of a size of its own, such as `.sizeThatFits`; otherwise like the audit of a
/// view on devices.
///
/// ```swift
/// try performAccessibilityAudit(of: Badge(count: 3), layout: .sizeThatFits)
/// ```
///
/// - Throws: An error if the view cannot be drawn or a list is empty, and the handler's errors.
public func performAccessibilityAudit<Value: View>(
  of view: @autoclosure @MainActor () throws -> Value, layout: SnapshotLayout,
  appearances: [Appearance] = [.light, .dark],
  dynamicTypeSizes: [DynamicTypeSize] = [.large, .accessibility5], locale: String = "en",
  layoutDirection: LayoutDirection? = nil, for types: AccessibilityAuditType = .all,
  level: AccessibilityAuditLevel = .aa, palette: [String] = [], baseline: String? = nil,
  report: String? = nil, countsSystemDefaults: Bool = false, strict: Bool = false,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ issueHandler: ((AccessibilityAuditIssue) throws -> Bool)? = nil
) throws {
  let run = AuditRun(
    types: types, level: level, palette: palette, baseline: baseline, report: report,
    countsSystemDefaults: countsSystemDefaults, isStrict: strict,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  let matrix = try run.matrix(
    [layout.canvas], appearances, dynamicTypeSizes, locale, layoutDirection)
  try run.audit(try BodyEvaluator.value(view), matrix.traitSets, issueHandler)
}
