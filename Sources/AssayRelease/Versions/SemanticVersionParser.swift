// SPDX-License-Identifier: MIT

extension SemanticVersion {
  /// Reads the grammar of the specification ("Backus–Naur Form Grammar"), and nothing beside it: no
  /// `v`, no spaces, no missing parts, ASCII only.
  package init?(_ text: some StringProtocol) {
    self.init(bytes: Array(text.utf8)[...])
  }

  init?(bytes: ArraySlice<UInt8>) {
    let plus = bytes.firstIndex(of: 0x2B) ?? bytes.endIndex
    let version = bytes[..<plus]
    let hyphen = version.firstIndex(of: 0x2D) ?? plus

    let numbers = version[..<hyphen].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard numbers.count == 3, let major = DecimalNumber(numbers[0]),
      let minor = DecimalNumber(numbers[1]), let patch = DecimalNumber(numbers[2])
    else { return nil }
    self.init(major, minor, patch)

    if hyphen < plus {
      guard let parts = Self.identifiers(version[(hyphen + 1)...]) else { return nil }
      for part in parts {
        guard let identifier = Identifier(part) else { return nil }
        prerelease.append(identifier)
      }
    }
    if plus < bytes.endIndex {
      guard let parts = Self.identifiers(bytes[(plus + 1)...]) else { return nil }
      build = parts.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The parts between dots; nil where one is empty or has other signs than `0-9A-Za-z-`.
  static func identifiers(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    let isGood = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(Identifier.allows) }
    return isGood ? parts : nil
  }

  /// Build metadata as an option gives it; nil where it is none.
  package static func buildMetadata(_ text: String) -> [String]? {
    identifiers(Array(text.utf8)[...])?.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SemanticVersion.Identifier {
  /// A prerelease identifier: only digits must be a number, so `00` is nothing (section 9).
  init?(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty, bytes.allSatisfy(Self.allows) else { return nil }
    if bytes.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let number = DecimalNumber(bytes) else { return nil }
      self = .number(number)
    } else {
      self = .word(String(decoding: bytes, as: UTF8.self))
    }
  }

  static func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
    default: false
    }
  }
}
