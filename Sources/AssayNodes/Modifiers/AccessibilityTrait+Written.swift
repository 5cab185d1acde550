// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics

extension AccessibilityTrait {
  /// One trait, or a list.
  static func readSet(_ value: DocumentValue) throws -> Set<AccessibilityTrait> {
    if case .list = value.kind { return Set(try value.list { try $0.word("trait") }) }
    return [try value.word("trait")]
  }

  /// In order, because a set has none; one trait alone.
  static func written(_ traits: Set<AccessibilityTrait>) -> DocumentValue {
    let words = traits.sorted().map { DocumentValue.string($0.rawValue) }
    return words.count == 1 ? words[0] : .list(words)
  }
}

extension ValueForm {
  static let traits = ValueForm.named("traits", oneOrList(.words(AccessibilityTrait.self)))
}
