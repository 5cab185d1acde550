// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// Writes and reads the names of people. It takes the place of Foundation's, which nobody can
  /// make on Linux.
  open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
      /// As in `medium`.
      case `default`
      /// The given name, or what the user chose.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }
    /// Which names are written.
    public struct Options: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// How the name sounds.
      public static let phonetic = Options(rawValue: 2)
    }

    /// How much of a name is written.
    open var style: Style = .default
    /// Whether it is how the name sounds.
    open var isPhonetic = false
    /// The language; nil for that of the rendering.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent

    /// Creates a formatter.
    public override init() { super.init() }
    /// Creates a formatter: there are no archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The words of a name.
    open func string(from components: PersonNameComponents) -> String {
      let written = isPhonetic ? components.phoneticRepresentation ?? components : components
      let style: PersonNameComponents.FormatStyle.Style =
        switch self.style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return written.formatted(
        PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent))
    }
    /// The words of a name.
    open class func localizedString(
      from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = style
      formatter.isPhonetic = options.contains(.phonetic)
      return formatter.string(from: components)
    }
    /// The parts of a name that a user writes: its words are the given name, middle names and the
    /// family name; titles before and after them are set apart. nil for a text without words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      var words = string.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return nil }
      var name = PersonNameComponents()
      func isOne(_ word: String, of titles: Set<String>) -> Bool {
        titles.contains(word.lowercased().filter { $0.isLetter })
      }
      if words.count > 1, isOne(words[0], of: Self.titles) { name.namePrefix = words.removeFirst() }
      if words.count > 1, isOne(words[words.count - 1], of: Self.suffixes) {
        name.nameSuffix = words.removeLast()
        if words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
      }
      name.givenName = words.first
      name.familyName = words.count > 1 ? words.last : nil
      let middle = words.dropFirst().dropLast()
      name.middleName = middle.isEmpty ? nil : middle.joined(separator: " ")
      return name
    }
    /// The name that `obj` holds as text, or nil where it is not `PersonNameComponents`.
    open override func string(for obj: Any?) -> String? {
      (obj as? PersonNameComponents).map(string(from:))
    }

    private static let titles: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir"]
    private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
  }
#endif
