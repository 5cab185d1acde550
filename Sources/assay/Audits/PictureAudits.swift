// SPDX-License-Identifier: MIT

import AssayAudit
import AssayFiles
import AssayGraphics
import AssaySnapshotStore
import AssayTraits

/// PNG files: audited by the accessibility tree that they hold, as every reference of Assay does,
/// else by their pixels.
struct PictureAudits {
  private(set) var audits: [(path: String, audit: ViewAudit)] = []
  /// What a reader should know of how they were read.
  private(set) var notes: [String] = []

  /// What a picture of an unknown device may have, in pixels per point.
  private static let anyScale = 1.0...3.0

  /// - Parameters:
  ///   - scale: pixels per point of pictures without a tree; nil for what their sizes tell.
  ///   - isWeb: whether these are of web pages.
  init(
    _ files: [String], _ auditor: Auditor, scale: Double?, isWeb: Bool,
    _ simulated: SimulatedPictures
  ) throws {
    var unknown: [String] = []
    for file in files {
      let path = FilePaths.absolute(file)
      let rendition = try PictureFile.rendition(file)
      let (shown, bitmap) = (FilePaths.shown(path), rendition.bitmap)
      notes += rendition.notes
      try simulated.write(bitmap, of: shown)
      guard rendition.accessibility.isEmpty else {
        let screen = AuditScreen(
          picture: bitmap, accessibility: rendition.accessibility,
          scale: rendition.traits.scale, traits: ScreenTraits(rendition.traits, name: shown))
        audits.append((shown, auditor.audit([screen])))
        continue
      }
      let known =
        scale.map { $0...$0 }
        ?? Device.scale(ofScreenWidth: bitmap.width, height: bitmap.height)
      if known == nil { unknown.append("\(shown) (\(bitmap.width) x \(bitmap.height))") }
      audits.append(
        (
          shown,
          auditor.audit(
            screenshot: bitmap, scale: known ?? Self.anyScale,
            large: isWeb ? .web : known == nil ? .unknown : .app, name: shown)
        ))
    }
    if !unknown.isEmpty {
      let more = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
      notes.append(
        "no device has a screen with the size of \(unknown[0])\(more), so text sizes are "
          + "estimated for 1 to 3 pixels per point; set it with --scale"
          + (isWeb ? "" : ", and --web for web pages, whose large text begins at 24 pixels of CSS"))
    }
  }
}

extension ScreenTraits {
  init(_ traits: RenditionTraits, name: String) {
    let appearance = Appearance.all.first { $0.name == traits.appearance } ?? .light
    let size = traits.dynamicTypeSize.flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
    self.init(
      name: name, canvas: traits.device ?? "",
      appearance: ColorAppearance(
        isDark: appearance.colorScheme == .dark,
        isIncreasedContrast: appearance.contrast == .increased),
      textSize: size, locale: traits.locale ?? "en",
      isRightToLeft: traits.layoutDirection == LayoutDirection.rightToLeft.rawValue)
  }
}
