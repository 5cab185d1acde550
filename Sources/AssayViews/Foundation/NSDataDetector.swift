// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// Kinds of what a text contains: one bit a kind.
  public typealias NSTextCheckingTypes = UInt64

  /// Finds addresses of pages and mail, and telephone numbers, in a text, by simple rules: what has
  /// a scheme, what begins with `www.`, names of common domains, and seven digits or more. The
  /// other kinds that Apple's finds (dates, addresses, flights) are reported and not found.
  public final class NSDataDetector: @unchecked Sendable {
    /// The kinds that it finds.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of kinds.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
      guard checkingTypes != 0 else { throw CocoaError(.formatting) }
      if checkingTypes & ~(Self.link | Self.phoneNumber) != 0 {
        LeftOutNotes.add("what a data detector finds besides links and telephone numbers")
      }
      self.checkingTypes = checkingTypes
    }

    /// What there is, in the order of the text.
    public func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      let text = string as NSString
      var found: [DetectedData] = []
      if checkingTypes & Self.link != 0 {
        for match in Self.links.matches(in: string, range: range) {
          let part = Self.trimmed(match.range, of: text)
          guard let url = Self.url(text.substring(with: part)) else { continue }
          found.append(DetectedData(part, Self.link, url: url))
        }
      }
      if checkingTypes & Self.phoneNumber != 0 {
        for match in Self.phoneNumbers.matches(in: string, range: range)
        where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
          let number = text.substring(with: match.range)
          guard (7...15).contains(number.filter(\.isNumber).count) else { continue }
          found.append(DetectedData(match.range, Self.phoneNumber, phoneNumber: number))
        }
      }
      return found.sorted { $0.range.location < $1.range.location }
    }

    /// The first that there is.
    public func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
      matches(in: string, options: options, range: range).first
    }
    /// How many there are.
    public func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
      matches(in: string, options: options, range: range).count
    }
    /// Calls a block for each.
    public func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block: (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) {
      var stop = ObjCBool(false)
      for match in matches(in: string, options: options, range: range) {
        block(match, [], &stop)
        if stop.boolValue { return }
      }
    }

    // Foundation on Linux calls the names of these deprecated, because it never finds them. Their
    // values are those of Foundation on Linux, where `link` is not what it is on Apple's systems.
    private static let link: NSTextCheckingTypes = 1 << 6
    private static let phoneNumber: NSTextCheckingTypes = 1 << 11

    /// No part repeats a part of itself, so that the time is linear in the text's length.
    private static let links = expression(
      #"\b[a-z][a-z0-9+.-]{1,20}://[^\s<>"]+|\bmailto:[^\s<>"]+"#
        + #"|\b[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}"#
        + #"|\bwww\.[^\s<>"]+"#
        + #"|\b(?:[a-z0-9-]{1,63}\.){1,6}(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|eu|ch)\b"#
        + #"(?:[/?#][^\s<>"]*)?"#)
    private static let phoneNumbers = expression(#"(?<!\w)\+?[0-9(][0-9 ()./-]{5,24}[0-9](?!\w)"#)

    private static func expression(_ pattern: String) -> NSRegularExpression {
      do {
        return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      } catch { preconditionFailure("a pattern of this file is wrong: \(error)") }
    }

    /// Without the signs that end a sentence, and without a bracket that it does not open.
    private static func trimmed(_ range: NSRange, of text: NSString) -> NSRange {
      var part = Substring(text.substring(with: range))
      while let last = part.last {
        if ".,;:!?'\u{201D}\u{2019}".contains(last) || last == ")" && !part.contains("(") {
          part.removeLast()
        } else {
          break
        }
      }
      return NSRange(location: range.location, length: part.utf16.count)
    }

    private static func url(_ words: String) -> URL? {
      if words.contains("://") || words.lowercased().hasPrefix("mailto:") {
        return URL(string: words)
      }
      let beforePath = words.prefix { !"/?#".contains($0) }
      return URL(string: (beforePath.contains("@") ? "mailto:" : "http://") + words)
    }
  }

  /// What a detector found.
  private final class DetectedData: NSTextCheckingResult {
    private let place: NSRange
    private let kind: CheckingType
    let address: URL?
    let number: String?

    init(_ place: NSRange, _ kind: NSTextCheckingTypes, url: URL? = nil, phoneNumber: String? = nil)
    {
      self.place = place
      self.kind = CheckingType(rawValue: kind)
      address = url
      number = phoneNumber
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var resultType: CheckingType { kind }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
  }

  extension NSTextCheckingResult {
    /// The address that a detector found.
    public var url: URL? { (self as? DetectedData)?.address }
    /// The telephone number that a detector found.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// nil: dates are not found.
    public var date: Date? { nil }
    /// nil: dates are not found.
    public var duration: TimeInterval { 0 }
    /// nil: postal addresses and flights are not found.
    public var components: [NSTextCheckingKey: String]? { nil }
    /// nil: postal addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
  }

  /// A part of a postal address.
  public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// A part.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// A part.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// A part.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// A part.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A part.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// A part.
    public static let name = NSTextCheckingKey(rawValue: "Name")
  }
#endif
