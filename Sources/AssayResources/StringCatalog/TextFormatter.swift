// SPDX-License-Identifier: MIT

/// Puts arguments into an entry's text: specifiers, plural variables, device variations.
struct TextFormatter {
  var arguments: [FormatArgument]
  /// Of the text, which decides the plural category.
  var locale: String
  /// Of the reader, who may have another locale than the text.
  var symbols: NumberSymbols
  var device: LocalizedDevice
  /// What changes the letters of the text; nil for a real language.
  var pseudoLocale: PseudoLocale?
  /// The specifiers and variables, as written, that found no argument: the text shows them.
  private(set) var unfilled: [String] = []

  init(
    arguments: [FormatArgument], locale: String, symbols: NumberSymbols, device: LocalizedDevice,
    pseudoLocale: PseudoLocale? = nil
  ) {
    self.arguments = arguments
    self.locale = locale
    self.symbols = symbols
    self.device = device
    self.pseudoLocale = pseudoLocale
  }

  /// Variables may name variables; deeper than this they name each other.
  private static let maximumDepth = 8

  mutating func string(_ entry: LocalizedEntry) -> String {
    // An entry that varies by plural without variables counts its first number.
    let number = arguments.lazy.compactMap(\.operands).first
    let text = entry.value.text(device: device, number: number, locale: locale)
    // NB: a text without arguments is not a format: "100% wool" stays as it is.
    let result: String
    if arguments.isEmpty {
      unfilled += FormatString.certainSpecifiers(in: text)
      result = changed(text)
    } else {
      result = expand(
        FormatString(text), entry.substitutions, argument: 0, specifier: "lld", isForm: false,
        depth: 0)
    }
    return pseudoLocale?.finished(result, length: result.count) ?? result
  }

  mutating func string(unlocalized key: String) -> String {
    string(LocalizedEntry(.text(key)))
  }

  /// - Parameters:
  ///   - argument: The index that the first specifier without a position takes; in a variable's
  ///     form, that of the variable itself.
  ///   - specifier: What `%arg` stands for.
  private mutating func expand(
    _ format: FormatString, _ substitutions: [String: LocalizedEntry.Substitution], argument: Int,
    specifier: String, isForm: Bool, depth: Int
  ) -> String {
    var next = argument
    var result = ""
    for piece in format.pieces {
      switch piece {
      case .text(let text):
        result += changed(text)
      case .argument:
        let source = "%" + specifier
        if case .specifier(let parsed) = FormatString(source).pieces.first {
          result += value(at: argument, parsed)
        } else {
          result += source
        }
      case .specifier(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        result += value(at: index, specifier)
      case .variable(let name, let position):
        guard let substitution = substitutions[name], depth < Self.maximumDepth else {
          let source = "%#@\(name)@"
          unfilled.append(source)
          result += source
          continue
        }
        // A variable within a form counts the argument after the form's own.
        let own = isForm ? max(next, argument + 1) : next
        let index = (position ?? substitution.argumentNumber).map { $0 - 1 } ?? own
        if position == nil { next = own + 1 }
        let number = arguments.indices.contains(index) ? arguments[index].operands : nil
        let form = substitution.value.text(device: device, number: number, locale: locale)
        result += expand(
          FormatString(form, isSubstitutionForm: true), substitutions, argument: index,
          specifier: substitution.formatSpecifier, isForm: true, depth: depth + 1)
      }
    }
    return result
  }

  private func changed(_ text: String) -> String { pseudoLocale?.changed(text) ?? text }

  /// A specifier without its argument is shown as written, so that the gap is seen.
  private mutating func value(at index: Int, _ specifier: FormatString.Specifier) -> String {
    guard arguments.indices.contains(index) else {
      unfilled.append(specifier.source)
      return specifier.source
    }
    return arguments[index].formatted(specifier, symbols)
  }
}
