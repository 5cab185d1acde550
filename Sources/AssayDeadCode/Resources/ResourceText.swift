// SPDX-License-Identifier: MIT

/// The text of a storyboard, property list or other file of tags, in whichever encoding it is.
struct ResourceText {
  /// In UTF-8. The texts of a property list without tags are in tags of their own.
  let bytes: [UInt8]
  /// Whether nothing of it is missing. What could not be decoded is in `bytes` as it is.
  let isWhole: Bool

  init(_ bytes: [UInt8]) {
    if BinaryPropertyList.isOne(bytes) {
      let list = BinaryPropertyList(bytes)
      self.bytes = list.map { Self.tagged($0.texts) } ?? bytes
      isWhole = list != nil
      return
    }
    let text = bytes.withUnsafeBufferPointer { WideText.utf8(of: $0) } ?? bytes
    let content = text.drop { Self.blanks.contains($0) || Self.byteOrderMark.contains($0) }
    if content.first == UInt8(ascii: "<") {
      self.bytes = text
      isWhole = content.last { !Self.blanks.contains($0) } == UInt8(ascii: ">")
      return
    }
    // Property lists of NeXT have no tags: any of their words may be a name.
    let words = content.split { !SourceTexts.isWord($0) }
    self.bytes = Self.tagged(words.map { String(decoding: $0, as: UTF8.self) })
    isWhole = content.isEmpty || content.first.map(Self.openings.contains) == true
  }

  private static let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
  private static let byteOrderMark: Set<UInt8> = [0xEF, 0xBB, 0xBF]
  /// What such a list begins with: a dictionary, an array, a text or a comment.
  private static let openings = Set("{(\"/".utf8)

  private static func tagged(_ texts: [String]) -> [UInt8] {
    Array(texts.map { "<string>\($0)</string>\n" }.joined().utf8)
  }
}
