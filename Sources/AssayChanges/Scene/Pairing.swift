// SPDX-License-Identifier: MIT

/// Parts of two screens that are paired step by step, from the surest sign to the weakest.
struct Pairing<Part> {
  private(set) var pairs: [(old: Part, new: Part)] = []
  /// What no sign has paired so far.
  private(set) var removed: [Part]
  private(set) var added: [Part]

  init(removed: [Part], added: [Part]) {
    self.removed = removed
    self.added = added
  }

  /// Pairs each new part that is left with the first old one that is left and like it.
  mutating func match(_ areAlike: (Part, Part) -> Bool) {
    var rest: [Part] = []
    for part in added {
      if let place = removed.firstIndex(where: { areAlike($0, part) }) {
        pairs.append((removed.remove(at: place), part))
      } else {
        rest.append(part)
      }
    }
    added = rest
  }
}
