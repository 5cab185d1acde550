// SPDX-License-Identifier: MIT

/// Gives every distinct run of bytes one `NameID`; what makes a `NameTable`.
///
/// An open-addressing hash table over the table's own bytes, so that a name that is already there
/// costs one hash and one comparison and no allocation.
struct NameInterner {
  /// Names that every table has at the same place, in the order of `wellKnownTexts`.
  enum WellKnown {
    static let selfValue = NameID(rawValue: 1)
    static let selfType = NameID(rawValue: 2)
    static let superValue = NameID(rawValue: 3)
    static let initializer = NameID(rawValue: 4)
    static let anyType = NameID(rawValue: 5)
    static let `subscript` = NameID(rawValue: 6)
    static let deinitializer = NameID(rawValue: 7)
    static let newValue = NameID(rawValue: 8)
    static let oldValue = NameID(rawValue: 9)
    static let error = NameID(rawValue: 10)
    static let noArguments = NameID(rawValue: 11)
    static let wildcard = NameID(rawValue: 12)
  }

  private static let wellKnownTexts: [StaticString] = [
    "self", "Self", "super", "init", "Any", "subscript", "deinit", "newValue", "oldValue", "error",
    "()", "_",
  ]

  private(set) var table = NameTable()
  /// By slot: a name's raw value, or 0 for a free slot (the empty name is never looked up here).
  private var slots: [UInt32]
  /// By name.
  private var hashes: [UInt32] = [0]

  init() {
    slots = [UInt32](repeating: 0, count: 1024)
    for text in Self.wellKnownTexts {
      _ = intern(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  var count: Int { hashes.count }

  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    guard !text.isEmpty else { return .empty }
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let name = slots[slot]
      if hashes[Int(name)] == hash, table.isEqual(NameID(rawValue: name), text) {
        return NameID(rawValue: name)
      }
      slot = (slot + 1) & mask
    }
    let name = table.append(text)
    hashes.append(hash)
    slots[slot] = name.rawValue
    if hashes.count * 2 > slots.count { grow() }
    return name
  }

  mutating func intern(_ text: [UInt8]) -> NameID {
    text.withUnsafeBufferPointer { intern($0) }
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for name in 1..<hashes.count {
      var slot = Int(hashes[name]) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(name)
    }
    slots = larger
  }

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), its upper bits folded into the lower
  /// ones.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }
}
