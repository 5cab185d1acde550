// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// Cells in rows whose columns are as wide as their widest cell.
///
/// The width that is offered is shared among columns equally, after those that need less.
struct GridLayout: UncachedLayout {
  struct Cell: Hashable {
    var row: Int
    var column: Int
    /// nil for all columns.
    var columns: Int?
    var verticalAlignment: VerticalAlignment?
    var columnAlignment: HorizontalAlignment?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []

    init(row: Int, column: Int, columns: Int?, verticalAlignment: VerticalAlignment?) {
      self.row = row
      self.column = column
      self.columns = columns
      self.verticalAlignment = verticalAlignment
    }
  }

  /// One for each subview.
  var cells: [Cell]
  var alignment: Alignment
  /// Between columns and rows, in points.
  var spacing: Size

  private var columnCount: Int { cells.map { $0.column + ($0.columns ?? 1) }.max() ?? 0 }
  private var rowCount: Int { (cells.map(\.row).max() ?? -1) + 1 }

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let widths = columnWidths(proposal.width, isBounded: proposal.height != nil, subviews)
    let heights = rowHeights(proposal.height, widths, subviews)
    return Size(
      width: total(widths, spacing.width), height: total(heights, spacing.height))
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = columnWidths(
      proposal.width ?? bounds.width, isBounded: proposal.height != nil, subviews)
    let heights = rowHeights(proposal.height ?? bounds.height, widths, subviews)
    let columnAlignments = columnAlignments()
    let offers = subviews.indices.map {
      AssayLayout.ProposedViewSize(
        width: width(of: cells[$0], widths), height: heights[cells[$0].row])
    }
    // Where the guides lie that are not the same part of every size: baselines, and an app's own.
    var guides = (columns: [Int: Double](), rows: [Int: Double]())
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
    for (cell, dimensions) in zip(cells, dimensions) {
      guides.columns.raise(
        cell.column, to: dimensions[columnAlignments[cell.column] ?? alignment.horizontal])
      guides.rows.raise(
        cell.row, to: dimensions[cell.verticalAlignment ?? alignment.vertical])
    }
    for (index, subview) in subviews.enumerated() {
      let cell = cells[index]
      let room = Rect(
        x: bounds.minX + start(cell.column, widths, spacing.width),
        y: bounds.minY + start(cell.row, heights, spacing.height),
        width: width(of: cell, widths), height: heights[cell.row])
      subview.place(
        at: origin(
          of: cell, dimensions[index], in: room,
          guides: Point(x: guides.columns[cell.column] ?? 0, y: guides.rows[cell.row] ?? 0),
          columnAlignments[cell.column] ?? alignment.horizontal),
        proposal: offers[index])
    }
  }

  private func origin(
    of cell: Cell, _ dimensions: ViewDimensions, in room: Rect, guides: Point,
    _ horizontal: HorizontalAlignment
  ) -> Point {
    if let anchor = cell.anchor {
      return Point(
        x: room.minX + (room.width - dimensions.width) * anchor.x,
        y: room.minY + (room.height - dimensions.height) * anchor.y)
    }
    let extra = room.width - dimensions.width
    let x: Double =
      switch horizontal {
      case .leading, .listRowSeparatorLeading: 0
      case .center: extra / 2
      case .trailing, .listRowSeparatorTrailing: extra
      default: guides.x - dimensions[horizontal]
      }
    let vertical = cell.verticalAlignment ?? alignment.vertical
    let y: Double =
      switch vertical {
      case .top: 0
      case .center: (room.height - dimensions.height) / 2
      case .bottom: room.height - dimensions.height
      default: guides.y - dimensions[vertical]
      }
    return Point(x: room.minX + x, y: room.minY + y)
  }

  /// The last cell that names an alignment for its column counts.
  private func columnAlignments() -> [Int: HorizontalAlignment] {
    var result: [Int: HorizontalAlignment] = [:]
    for cell in cells {
      if let alignment = cell.columnAlignment { result[cell.column] = alignment }
    }
    return result
  }

  /// - Parameter isBounded: Whether a height is offered, too.
  private func columnWidths(
    _ offered: Double?, isBounded: Bool, _ subviews: Subviews
  ) -> [Double] {
    let sizing = cells.indices.filter {
      cells[$0].columns == 1 && !cells[$0].unsizedAxes.contains(.horizontal)
    }
    let alignments = columnAlignments()
    var widths = shared(
      offered, count: columnCount, gap: spacing.width, keepsFirstAnswer: isBounded
    ) { column, share in
      let horizontal = alignments[column] ?? alignment.horizontal
      var before = 0.0
      var after = 0.0
      for index in sizing where cells[index].column == column {
        let offer = AssayLayout.ProposedViewSize(width: share, height: nil)
        let width = subviews[index].sizeThatFits(offer).width
        let guide =
          horizontal.isStandard ? 0 : subviews[index].dimensions(in: offer)[horizontal]
        before = max(before, guide)
        after = max(after, width - guide)
      }
      return before + after
    }
    guard !widths.isEmpty else { return widths }
    for index in cells.indices where cells[index].columns != 1 {
      guard !cells[index].unsizedAxes.contains(.horizontal) else { continue }
      let columns = range(of: cells[index], count: widths.count)
      let own = width(of: cells[index], widths)
      // What the other columns and their gaps leave of the offer.
      let rest = offered.map { max(own, $0 - (total(widths, spacing.width) - own)) }
      let needed = subviews[index].sizeThatFits(.init(width: rest, height: nil)).width
      let extra = needed - own
      guard extra > 0, extra.isFinite else { continue }
      for column in columns { widths[column] += extra / Double(columns.count) }
    }
    return widths
  }

  private func rowHeights(
    _ offered: Double?, _ widths: [Double], _ subviews: Subviews
  ) -> [Double] {
    shared(offered, count: rowCount, gap: spacing.height) { row, share in
      var above = 0.0
      var below = 0.0
      for index in cells.indices where cells[index].row == row {
        guard !cells[index].unsizedAxes.contains(.vertical) else { continue }
        let offer = AssayLayout.ProposedViewSize(
          width: width(of: cells[index], widths), height: share)
        let dimensions = subviews[index].dimensions(in: offer)
        let vertical = cells[index].verticalAlignment ?? alignment.vertical
        let isEdge = vertical == .top || vertical == .center || vertical == .bottom
        let guide = isEdge ? 0 : dimensions[vertical]
        above = max(above, guide)
        below = max(below, dimensions.height - guide)
      }
      return above + below
    }
  }

  /// Lengths of columns or rows. Those that need at most an equal share, or can't be as short, take
  /// what they need, and the rest is shared anew; the others are offered a share, and what they
  /// leave of it stays free.
  ///
  /// - Parameter keepsFirstAnswer: What takes less than its share keeps that, even if it could use
  ///   more of what others leave. Seen in swift-markdown-ui's pictures of tables (2026): where a
  ///   height is offered, text wraps in half of a table of two columns, next to room that is free;
  ///   with `fixedSize(horizontal: false, vertical: true)` it takes that room.
  private func shared(
    _ offered: Double?, count: Int, gap: Double, keepsFirstAnswer: Bool = false,
    _ length: (Int, Double?) -> Double
  ) -> [Double] {
    guard count > 0 else { return [] }
    guard let offered, offered.isFinite else {
      return (0..<count).map { length($0, offered) }
    }
    let longest = (0..<count).map { length($0, .infinity) }
    var result = longest
    var rest = max(0, offered - gap * Double(count - 1))
    var open = Array(0..<count)
    while !open.isEmpty {
      let share = rest / Double(open.count)
      for index in open {
        result[index] = longest[index] > share ? length(index, share) : longest[index]
      }
      let settled = open.filter {
        let extra = result[$0] - share
        return longest[$0] <= share || extra > 0 || keepsFirstAnswer && extra < -0.001
      }
      guard !settled.isEmpty else { break }
      rest = max(0, rest - settled.reduce(0) { $0 + result[$1] })
      open.removeAll(where: settled.contains)
    }
    return result
  }

  private func range(of cell: Cell, count: Int) -> Range<Int> {
    let end = cell.columns.map { min(count, cell.column + $0) } ?? count
    return min(cell.column, end)..<end
  }

  private func width(of cell: Cell, _ widths: [Double]) -> Double {
    let columns = range(of: cell, count: widths.count)
    return total(Array(widths[columns]), spacing.width)
  }

  private func total(_ lengths: [Double], _ gap: Double) -> Double {
    lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1))
  }

  private func start(_ index: Int, _ lengths: [Double], _ gap: Double) -> Double {
    lengths.prefix(index).reduce(0, +) + gap * Double(index)
  }
}

extension [Int: Double] {
  fileprivate mutating func raise(_ key: Int, to value: Double) {
    self[key] = Swift.max(self[key] ?? 0, value)
  }
}
