// SPDX-License-Identifier: MIT

extension StandIn {
  /// The fonts of an app are found in its resources, so that registering one has no effect. What
  /// code reads of a font is its own name, which is in the file.
  static let coreText = """
    @_exported import Foundation
    import AssayViews
    // Its errors and data are those of files that see both modules.
    @_exported import PortStandIn_Security

    public typealias CFURL = URL

    public final class CGDataProvider {
      fileprivate let bytes: [UInt8]
      public init?(data: Data) { bytes = Array(data) }
      public init?(data: NSData) { bytes = Array(data as Data) }
      public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = Array(data)
      }
      public init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
          return nil
        }
        bytes = Array(data)
      }
    }

    public final class CGFont {
      public let postScriptName: String?
      public let fullName: String?
      public init?(_ provider: CGDataProvider) {
        let names = FontNames(provider.bytes)
        guard let name = names[6] else { return nil }
        postScriptName = name
        fullName = names[4]
      }
      public init?(_ name: String) {
        postScriptName = name
        fullName = name
      }
    }

    /// The table 'name' of a font file: https://learn.microsoft.com/typography/opentype/spec/name
    private struct FontNames {
      private let bytes: [UInt8]
      private var table: Int?

      init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A collection starts with the places of its fonts.
        let start = text(0, 4) == "ttcf" ? number(12, 4) ?? 0 : 0
        for index in 0..<(number(start + 4, 2) ?? 0) {
          let record = start + 12 + index * 16
          if text(record, 4) == "name" { table = number(record + 8, 4) }
        }
      }

      subscript(id: Int) -> String? {
        guard let table, let count = number(table + 2, 2), let storage = number(table + 4, 2) else {
          return nil
        }
        for index in 0..<count where number(table + 6 + index * 12 + 6, 2) == id {
          let record = table + 6 + index * 12
          guard let platform = number(record, 2), let length = number(record + 8, 2),
            let offset = number(record + 10, 2)
          else { return nil }
          let start = table + storage + offset
          guard start + length <= bytes.count else { return nil }
          let words = Array(bytes[start..<start + length])
          // The Macintosh's names have a byte for a letter, the others two.
          if platform == 1 { return String(decoding: words, as: UTF8.self) }
          let units = stride(from: 0, to: words.count - 1, by: 2).map {
            UInt16(words[$0]) << 8 | UInt16(words[$0 + 1])
          }
          return String(decoding: units, as: UTF16.self)
        }
        return nil
      }

      private func number(_ place: Int, _ count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
      }

      private func text(_ place: Int, _ count: Int) -> String? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
      }
    }

    public typealias CTFontManagerErrors = UnsafeMutablePointer<Unmanaged<CFError>?>

    @discardableResult
    public func CTFontManagerRegisterGraphicsFont(
      _ font: CGFont, _ error: CTFontManagerErrors?
    ) -> Bool { true }
    @discardableResult
    public func CTFontManagerUnregisterGraphicsFont(
      _ font: CGFont, _ error: CTFontManagerErrors?
    ) -> Bool { true }
    public enum CTFontManagerScope: UInt32, Sendable {
      case none, process, persistent, session
      public static var user: CTFontManagerScope { .persistent }
    }
    @discardableResult
    public func CTFontManagerRegisterFontsForURL(
      _ url: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrors?
    ) -> Bool { true }
    @discardableResult
    public func CTFontManagerUnregisterFontsForURL(
      _ url: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrors?
    ) -> Bool { true }
    public typealias CTFontManagerHandler = (CFArray, Bool) -> Bool
    public func CTFontManagerRegisterFontURLs(
      _ urls: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
      _ handler: CTFontManagerHandler?
    ) { _ = handler?([], true) }
    public func CTFontManagerUnregisterFontURLs(
      _ urls: CFArray, _ scope: CTFontManagerScope, _ handler: CTFontManagerHandler?
    ) { _ = handler?([], true) }
    public let kCTFontManagerRegisteredFontsChangedNotification =
      "CTFontManagerFontChangedNotification"

    public final class CTFontDescriptor {
      fileprivate let name: String?
      fileprivate init(_ name: String?) { self.name = name }
    }
    public let kCTFontNameAttribute = "NSFontNameAttribute"
    public let kCTFontFamilyNameAttribute = "NSFontFamilyAttribute"
    public let kCTFontDisplayNameAttribute = "NSFontVisibleNameAttribute"
    public func CTFontManagerCreateFontDescriptorsFromURL(_ url: CFURL) -> [CTFontDescriptor]? {
      guard let provider = CGDataProvider(url: url), let font = CGFont(provider) else { return nil }
      return [CTFontDescriptor(font.postScriptName)]
    }
    public func CTFontManagerCreateFontDescriptorFromData(_ data: Data) -> CTFontDescriptor? {
      guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else {
        return nil
      }
      return CTFontDescriptor(font.postScriptName)
    }
    public func CTFontDescriptorCopyAttribute(
      _ descriptor: CTFontDescriptor, _ attribute: String
    ) -> Any? { attribute == kCTFontNameAttribute ? descriptor.name : nil }
    public func CTFontDescriptorCreateWithNameAndSize(
      _ name: String, _ size: CGFloat
    ) -> CTFontDescriptor { CTFontDescriptor(name) }

    /// Also a UIFont on Apple's systems.
    public typealias CTFont = UIFont
    public func CTFontCreateWithName(
      _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
    ) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
    public func CTFontCreateWithFontDescriptor(
      _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
    ) -> CTFont { CTFontCreateWithName(descriptor.name ?? "", size, nil) }
    public func CTFontCreateWithGraphicsFont(
      _ font: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
      _ attributes: CTFontDescriptor?
    ) -> CTFont { CTFontCreateWithName(font.postScriptName ?? "", size, nil) }
    public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.fontName }
    public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.familyName }
    public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
    public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
    public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
    public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

    """
}
