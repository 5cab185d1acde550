// SPDX-License-Identifier: MIT

import AssayAudit
import AssayFindings
import AssayGraphics
import AssaySnapshotStore
import AssayViews

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// PNG files audited by the accessibility tree that they hold, as every reference of Assay does.
enum PictureAudits {
  /// A picture without a tree gives a note that it could not be told, never a pass.
  static func run(
    _ files: [String], _ auditor: Auditor
  ) throws -> (audits: [(path: String, audit: ViewAudit)], findings: [Finding]) {
    var audits: [(path: String, audit: ViewAudit)] = []
    var findings: [Finding] = []
    for file in files {
      let path = DescriptionFiles.absolute(file)
      guard let data = FileManager.default.contents(atPath: path) else {
        throw DescriptionFilesError(problem: "no such file, or it may not be read", path: file)
      }
      let rendition: Rendition
      do {
        rendition = try Rendition(png: Array(data))
      } catch {
        throw DescriptionFilesError(problem: "\(error)", path: file)
      }
      let shown = AuditText.shown(path)
      if rendition.accessibility.isEmpty {
        findings.append(withoutTree(shown))
        continue
      }
      let screen = AuditScreen(
        picture: rendition.bitmap, accessibility: rendition.accessibility,
        scale: rendition.traits.scale, traits: ScreenTraits(rendition.traits, name: shown))
      audits.append((shown, auditor.audit([screen])))
    }
    return (audits, findings)
  }

  private static func withoutTree(_ path: String) -> Finding {
    Finding(
      rule: TextContrastRule().info.id, severity: .note, confidence: .high,
      location: Finding.Location(path: path), message: "cannot tell the contrast of its texts",
      reason: "\(IncompleteReason.noAccessibilityTree)",
      fix: "audit a reference that Assay recorded, or the view's description")
  }
}

extension ScreenTraits {
  init(_ traits: RenditionTraits, name: String) {
    let appearance = Appearance.all.first { $0.name == traits.appearance } ?? .light
    let size = traits.dynamicTypeSize.flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
    self.init(
      name: name,
      appearance: ColorAppearance(
        isDark: appearance.colorScheme == .dark,
        isIncreasedContrast: appearance.contrast == .increased),
      textSize: DynamicTypeSize.allCases.firstIndex(of: size) ?? 3,
      locale: traits.locale ?? "en",
      isRightToLeft: traits.layoutDirection == LayoutDirection.rightToLeft.rawValue)
  }
}
