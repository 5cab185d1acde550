// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Makes byte changes of removed nodes.
struct ChangeBuilder {
  let source: ParsedSource
  let removed: Set<SyntaxIdentifier>
  var deletions: [Deletion] = []
  var replacements: [ByteChange] = []

  init(source: ParsedSource, removed: Set<SyntaxIdentifier>) {
    self.source = source
    self.removed = removed
  }

  mutating func add(item: Syntax) {
    let range = item.contentRange
    let start = AttachedComments.start(of: item, in: source)
    if isLastOfEmptiedArm(item) {
      // NB: an arm must have a statement.
      replacements.append(ByteChange(range: range, replacement: Array("break".utf8)))
      return
    }
    deletions.append(Deletion(range: start..<range.upperBound, takesLines: true))
  }

  /// `list` is of elements with commas between, some of which go.
  mutating func add(list: Syntax) {
    let elements = list.children(viewMode: .sourceAccurate).map(ListElement.init)
    let isRemoved = elements.map { removed.contains($0.node.id) }
    guard isRemoved.contains(false) else {
      addWhole(list)
      return
    }
    keepSharedTypes(elements, isRemoved: isRemoved)
    var index = 0
    while index < elements.count {
      guard isRemoved[index] else {
        index += 1
        continue
      }
      var last = index
      while last + 1 < elements.count, isRemoved[last + 1] { last += 1 }
      addRun(elements, index...last)
      index = last + 1
    }
  }

  func changes() -> [ByteChange] {
    let ranges = DeletionTidier(source: source).tidy(deletions)
    let isInside = { (change: ByteChange) in
      ranges.contains {
        $0.lowerBound < change.range.lowerBound && change.range.upperBound <= $0.upperBound
          || $0.lowerBound == change.range.lowerBound && !change.range.isEmpty
            && change.range.upperBound <= $0.upperBound
      }
    }
    let all = ranges.map { ByteChange(range: $0) } + replacements.filter { !isInside($0) }
    return all.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private func isLastOfEmptiedArm(_ item: Syntax) -> Bool {
    guard let list = item.parent, let arm = list.parent?.as(SwitchCaseSyntax.self),
      !removed.contains(arm.id)
    else { return false }
    let children = list.children(viewMode: .sourceAccurate)
    return children.last?.id == item.id && children.allSatisfy { removed.contains($0.id) }
  }

  private mutating func addRun(_ elements: [ListElement], _ run: ClosedRange<Int>) {
    let first = elements[run.lowerBound]
    let last = elements[run.upperBound]
    let start = AttachedComments.start(of: first.node, in: source)
    if run.upperBound + 1 < elements.count, !startsLine(start) {
      deletions.append(
        Deletion(range: start..<elements[run.upperBound + 1].range.lowerBound, takesLines: false))
      return
    }
    if last.comma == nil, run.lowerBound > 0, let comma = elements[run.lowerBound - 1].comma {
      deletions.append(Deletion(range: comma, takesLines: false))
    }
    deletions.append(Deletion(range: start..<last.range.upperBound, takesLines: true))
  }

  /// All elements go, and the list alone goes with them; longer stretches are items of their own.
  private mutating func addWhole(_ list: Syntax) {
    switch list.kind {
    case .inheritedTypeList:
      guard let clause = list.parent, let before = clause.previousToken(viewMode: .sourceAccurate)
      else { return }
      deletions.append(
        Deletion(
          range: before.contentRange.upperBound..<clause.contentRange.upperBound, takesLines: false)
      )
    case .functionParameterList, .labeledExprList:
      guard let before = list.previousToken(viewMode: .sourceAccurate),
        let after = list.nextToken(viewMode: .sourceAccurate)
      else { return }
      deletions.append(
        Deletion(
          range: before.contentRange.upperBound..<after.contentRange.lowerBound, takesLines: false))
    default: return
    }
  }

  /// In `var a, b: Int` the type is that of both; it moves if its binding is removed.
  private mutating func keepSharedTypes(_ elements: [ListElement], isRemoved: [Bool]) {
    var sharing: Int?
    for (index, element) in elements.enumerated() {
      guard let binding = element.node.as(PatternBindingSyntax.self) else { return }
      if let annotation = binding.typeAnnotation {
        if isRemoved[index], let sharing {
          let end = elements[sharing].contentEnd
          replacements.append(
            ByteChange(range: end..<end, replacement: Array(annotation.trimmedDescription.utf8)))
        }
        sharing = nil
      } else if binding.initializer != nil {
        sharing = nil
      } else if !isRemoved[index] {
        sharing = index
      }
    }
  }

  private func startsLine(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, source.bytes[index - 1].isBlank { index -= 1 }
    return index == 0 || source.bytes[index - 1].isNewline
  }
}

/// An element of a list with commas.
private struct ListElement {
  var node: Syntax
  /// With its comma.
  var range: Range<Int>
  /// Without.
  var contentEnd: Int
  var comma: Range<Int>?

  init(_ node: Syntax) {
    self.node = node
    range = node.contentRange
    contentEnd = range.upperBound
    guard let token = node.lastToken(viewMode: .sourceAccurate), token.tokenKind == .comma else {
      return
    }
    comma = token.contentRange
    contentEnd =
      token.previousToken(viewMode: .sourceAccurate)?.contentRange.upperBound ?? range.lowerBound
  }
}
