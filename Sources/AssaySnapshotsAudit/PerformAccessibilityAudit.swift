// SPDX-License-Identifier: MIT

internal import AssayAudit
public import AssaySnapshots
public import AssayViews

/// Audits a view against the pixels behind its texts, as XCUITest's function of that name audits an app.
///
/// The view is drawn on every device in every appearance and text size; the same issue on several of these screens is
/// one. Each issue that the handler does not ignore fails the test at the caller's line. What could not be told is an issue
/// only where `strict` says so, as it is for `assay audit --strict`.
///
/// ```swift
/// try performAccessibilityAudit(of: LoginView(), on: [.iPhoneSe], for: [.contrast, .textClipped]) { issue in
///   issue.element == "'Beta'"  // true ignores the issue
/// }
/// ```
///
/// - Parameters:
///   - devices: where the view is drawn.
///   - appearances: light and dark by default.
///   - dynamicTypeSizes: the default and the largest by default.
///   - types: what is looked for.
///   - strict: whether what could not be told is an issue, too.
///   - issueHandler: returns true for an issue to ignore; nil ignores none.
/// - Throws: where the view cannot be drawn, and what the handler throws.
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
  var screens: [AuditScreen] = []
  for device in devices {
    for appearance in appearances {
      for size in dynamicTypeSizes {
        let traits = TraitSet(
          canvas: .device(device), appearance: appearance, dynamicTypeSize: size, locale: locale,
          layoutDirection: layoutDirection)
        screens.append(try ViewAuditing.screen(of: value, traits: traits, near: "\(filePath)"))
      }
    }
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
