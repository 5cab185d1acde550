// SPDX-License-Identifier: MIT

/// A key of a terminal: what it sends for one is up to a dozen bytes.
enum TerminalKey: Hashable {
  case character(Character)
  case up, down, left, right
  /// Any other key, a key with Alt, or text that was pasted.
  case other

  private static let escape: UInt8 = 0x1B

  /// Reads one key. What a terminal sends for a key without a character begins with an escape
  /// (ECMA-48, 5.4): taken byte by byte, its letters would be keys that decide.
  ///
  /// - Parameters:
  ///   - next: the next byte; nil at the end of input.
  ///   - soon: the next byte of the same key; nil where none follows at once.
  /// - Returns: nil at the end of input.
  static func read(next: () -> UInt8?, soon: () -> UInt8?) -> TerminalKey? {
    guard let first = next() else { return nil }
    if let key = rest(of: first, soon) { return key }
    guard first == escape else { return .character(Character(Unicode.Scalar(first))) }
    guard let second = soon() else { return .other }
    return rest(of: second, soon) ?? .other
  }

  /// What follows an escape; nil for another byte. These bytes are keys of their own in no place: a
  /// slow line may bring them long after their escape.
  private static func rest(of byte: UInt8, _ soon: () -> UInt8?) -> TerminalKey? {
    switch byte {
    case UInt8(ascii: "["): sequence(soon)
    case UInt8(ascii: "O"): arrow(soon())
    default: nil
    }
  }

  /// The rest of a control sequence: parameters, and a letter at its end.
  private static func sequence(_ soon: () -> UInt8?) -> TerminalKey {
    var parameters: [UInt8] = []
    while let byte = soon() {
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(byte)
        continue
      }
      if byte == UInt8(ascii: "~"), parameters == Array("200".utf8) { skipPaste(soon) }
      return parameters.isEmpty ? arrow(byte) : .other
    }
    return .other
  }

  private static func arrow(_ byte: UInt8?) -> TerminalKey {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: .other
    }
  }

  /// Up to `ESC [ 201 ~`.
  private static func skipPaste(_ soon: () -> UInt8?) {
    let end = [escape] + Array("[201~".utf8)
    var last: [UInt8] = []
    while last != end, let byte = soon() {
      last = Array((last + [byte]).suffix(end.count))
    }
  }
}
