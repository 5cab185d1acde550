// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension DrawnText {
  /// Whether two texts lie over each other: by more than the third of the smaller one's height and
  /// width, for lines of one text stand closer than their blocks.
  func overlaps(_ other: DrawnText) -> Bool {
    let shared = frame.intersection(reach ?? frame)
      .intersection(other.frame.intersection(other.reach ?? other.frame))
    let height = min(size.points, other.size.points)
    return shared.height > height * 0.6 && shared.width > height * 1.5
  }

  /// Whether a thing over it takes letters away: as wide as one of them, and through their middle.
  func isCut(by cover: Rect) -> Bool {
    let shared = core.intersection(cover)
    // One line's core is half an em high. Between two lines something may lie that touches neither.
    let isOneLine = core.height <= size.points * 0.6
    return shared.width >= min(size.points, core.width / 2)
      && shared.height >= size.points * (isOneLine ? 0.4 : 0.9)
  }
}

/// Measures texts that others lie over or under without these, and the words of a bar without what
/// is scrolled under them. Texts that do not touch each other are measured together, because every
/// screen is drawn and measured whole.
struct TextsAlone {
  private struct Round {
    var texts: [Int]
    /// What lies over or under them.
    var others: Set<Int>
  }

  private var places: [Int: (measurement: TextMeasurement, screen: AuditScreen)] = [:]

  /// - Parameter texts: by their numbers; those that nothing touches are left out.
  init(_ texts: [Int], on screen: AuditScreen) {
    var rounds: [Round] = []
    for index in texts {
      let others = screen.overlapping(index).union(screen.scrolledUnder(index))
      if others.isEmpty { continue }
      if let round = rounds.firstIndex(where: { !$0.others.contains(index) }) {
        rounds[round].texts.append(index)
        rounds[round].others.formUnion(others)
      } else {
        rounds.append(Round(texts: [index], others: others))
      }
    }
    for round in rounds {
      guard let alone = screen.without(round.others) else { return }
      for index in round.texts {
        let place = index - round.others.count { $0 < index }
        places[index] = (alone.measurements[place], alone)
      }
    }
  }

  /// Nil for a text that nothing touches.
  func measurement(of index: Int) -> (measurement: TextMeasurement, screen: AuditScreen)? {
    places[index]
  }
}

extension AuditScreen {
  /// The texts that lie over one or under it, by their numbers.
  func overlapping(_ index: Int) -> Set<Int> {
    Set(
      texts.indices.filter {
        $0 != index && !texts[$0].isSymbol && !texts[$0].frame.isEmpty
          && texts[$0].overlaps(texts[index])
      })
  }

  /// The texts that a text of a bar lies over for now, by their numbers.
  fileprivate func scrolledUnder(_ index: Int) -> Set<Int> {
    if texts[index].isUnderBar { return [] }
    return Set(
      texts.indices.filter {
        texts[$0].isUnderBar && texts[$0].unclippedFrame.intersects(texts[index].frame)
      })
  }

  /// The same screen without some of its texts; nil for a picture, which has none to leave out.
  fileprivate func without(_ chosen: Set<Int>) -> AuditScreen? {
    guard let rasterizer else { return nil }
    var copy = scene
    var index = 0
    copy.items = Self.items(scene.items, without: chosen, &index)
    return AuditScreen(copy, traits: traits, rasterizer: rasterizer)
  }

  private static func items(
    _ items: [DisplayItem], without chosen: Set<Int>, _ index: inout Int
  ) -> [DisplayItem] {
    items.compactMap { item -> DisplayItem? in
      switch item {
      case .text:
        defer { index += 1 }
        return chosen.contains(index) ? nil : item
      case .group(var group):
        group.items = self.items(group.items, without: chosen, &index)
        return .group(group)
      case .fill, .stroke, .image: return item
      }
    }
  }
}
