// SPDX-License-Identifier: MIT

internal import AssayChanges
package import AssayGraphics

/// Text to compare with a text file.
package struct TextContent: SnapshotContent, Sendable {
  package var text: String

  package init(_ text: String) {
    self.text = text
  }

  package var fingerprint: PixelHash { PixelHash(ofFile: Array(text.utf8)) }

  package func compare(withReference bytes: [UInt8]) -> ReferenceVerdict {
    if bytes.elementsEqual(text.utf8) { return .matches(note: nil) }
    if ReferenceFile.isLFSPointer(bytes) { return .unusable(.gitLFSPointer) }
    guard let old = String(validating: bytes, as: UTF8.self) else { return .unusable(.notText) }
    // Git may have checked the file out with CR LF.
    if old.utf8.contains(13), Self.withoutCarriageReturns(old) == Self.withoutCarriageReturns(text)
    {
      return .matches(note: "the reference differs only in its line endings")
    }
    return .differs(ReferenceDifference(words: LineDiff.lines(from: old, to: text)))
  }

  package func encoded() -> [UInt8] { Array(text.utf8) }

  private static func withoutCarriageReturns(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != 13 }
  }
}
