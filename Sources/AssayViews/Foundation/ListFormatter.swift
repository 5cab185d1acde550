// SPDX-License-Identifier: MIT

/// Things in a sentence: "One, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
  // The type is Foundation's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; by default that of the environment.
  open var locale: Locale! = FormattedWords.current.locale
  /// Writes the things that are no texts; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Texts in a sentence.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Things in a sentence.
  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// A list in a sentence; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale ?? .current))
  }
}
