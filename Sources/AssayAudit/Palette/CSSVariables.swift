// SPDX-License-Identifier: MIT

/// Puts values in the place of `var()` (CSS Variables 1, section 3), wherever it stands in a value.
///
/// In one pass without recursion: fallbacks may be nested as deep as a file is long.
enum CSSVariables {
  /// Letters of a value, once put together, beyond which it is no color: what doubles again and
  /// again ends here.
  static let longest = 1_000

  enum Outcome {
    case text(String)
    case failure(CSSProblem)
  }

  /// An open `var(`, or another open bracket; the value itself is the first.
  private struct Frame {
    var isVariable = false
    var name: String?
    var text: [UInt8] = []
    var failure: CSSProblem?
  }

  /// - Parameter value: of a name, which is asked for every `var()`, those in fallbacks that are
  ///   not needed too.
  static func substitute(_ text: String, value: (String) -> Outcome) -> Outcome {
    let bytes = Array(text.utf8)
    var frames = [Frame()]
    var place = 0
    func add(_ new: some Collection<UInt8>) {
      let last = frames.count - 1
      if frames[last].text.count + new.count > longest {
        frames[last].failure = frames[last].failure ?? .tooLong
      } else {
        frames[last].text += new
      }
    }
    func close() {
      guard let frame = frames.popLast() else { return }
      let last = frames.count - 1
      guard frame.isVariable else {
        if let failure = frame.failure { frames[last].failure = frames[last].failure ?? failure }
        add(frame.text)
        return add(CollectionOfOne(UInt8(ascii: ")")))
      }
      let written = CSSText.trimmed(String(decoding: frame.text, as: UTF8.self))
      switch value(frame.name ?? written) {
      case .text(let text): add(text.utf8)
      case .failure(let problem):
        if frame.name == nil {
          frames[last].failure = frames[last].failure ?? problem
        } else if let failure = frame.failure {
          frames[last].failure = frames[last].failure ?? failure
        } else {
          add(written.utf8)
        }
      }
    }
    while place < bytes.count {
      let byte = bytes[place]
      if let end = CSSText.endOfWhole(bytes, place) {
        add(bytes[place..<end])
        place = end
        continue
      }
      switch byte {
      case UInt8(ascii: "("):
        let last = frames.count - 1
        let isVariable = endsInVar(frames[last].text)
        if isVariable {
          frames[last].text.removeLast(3)
        } else {
          add(CollectionOfOne(byte))
        }
        frames.append(Frame(isVariable: isVariable))
      case UInt8(ascii: ")") where frames.count > 1: close()
      case UInt8(ascii: ",")
      where frames[frames.count - 1].isVariable
        && frames[frames.count - 1].name == nil:
        let last = frames.count - 1
        frames[last].name = CSSText.trimmed(String(decoding: frames[last].text, as: UTF8.self))
        frames[last].text = []
      default: add(CollectionOfOne(byte))
      }
      place += 1
    }
    // NB: CSS closes what is open at the end.
    while frames.count > 1 { close() }
    if let failure = frames[0].failure { return .failure(failure) }
    return .text(CSSText.trimmed(String(decoding: frames[0].text, as: UTF8.self)))
  }

  /// The names that a value refers to.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = substitute(text) { name in
      names.append(name)
      return .text("")
    }
    return names
  }

  private static func endsInVar(_ text: [UInt8]) -> Bool {
    guard text.count >= 3,
      String(decoding: text.suffix(3), as: UTF8.self).lowercased() == "var"
    else { return false }
    return text.count == 3 || !CSSText.isName(text[text.count - 4])
  }
}

/// Why a property is no color.
struct CSSProblem: Hashable, Sendable {
  var words: String
  /// A name that was not found.
  var missing: String?

  /// A list of fonts or a picture in letters, most often.
  static let tooLong = CSSProblem("it is too long for a color")

  init(_ words: String, missing: String? = nil) {
    self.words = words
    self.missing = missing
  }
}
