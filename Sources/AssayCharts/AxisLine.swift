// SPDX-License-Identifier: MIT

internal import AssayViews

/// The labels and the ticks of an axis at one side of a plot.
///
/// Source: pictures of Swift Charts on iOS 16 and 17. Labels are 4 points away from the plot. A
/// tick ends with the labels below the plot. Beside it, a tick ends where they begin, which is a
/// rule of Assay's own.
struct AxisLine: View {
  enum Side { case top, bottom, leading, trailing }

  let items: AxisItems
  let side: Side

  /// The bounds of labels before they are placed, by their number.
  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(
      value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
    ) { value.merge(nextValue()) { first, _ in first } }
  }

  private static let before = -1
  private static let after = -2

  private var isUpright: Bool { side == .top || side == .bottom }

  var body: some View {
    measured
      .frame(maxWidth: isUpright ? .infinity : nil, maxHeight: isUpright ? nil : .infinity)
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { geometry in
          ticks(geometry.size)
          labels(bounds.mapValues { geometry[$0] }, geometry.size)
        }
      }
  }

  private var measured: some View {
    ZStack {
      ForEach(items.labels) { label in
        label.view.fixedSize()
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [label.id: $0] }
      }
      measured(items.before, as: Self.before)
      measured(items.after, as: Self.after)
    }
    .hidden()
  }

  private func measured(_ labels: [AxisItems.Label], as id: Int) -> some View {
    ZStack { ForEach(labels) { $0.view.fixedSize() } }
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [id: $0] }
      .frame(width: 0, height: 0)
  }

  /// As wide as labels of the other axis, with the distance between both.
  private static func room(_ bounds: CGRect?) -> CGFloat {
    guard let width = bounds?.width, width > 0 else { return 0 }
    return width + AxisLabelPlacement.spacing
  }

  @ViewBuilder
  private func labels(_ bounds: [Int: CGRect], _ size: CGSize) -> some View {
    let places = placement(bounds, size).places
    ForEach(items.labels) { label in
      if let place = places[label.id] {
        if isUpright {
          cut(label, place, bounds).position(x: place.middle, y: size.height / 2)
        } else {
          label.view.fixedSize().frame(width: size.width, alignment: .leading)
            .position(x: size.width / 2, y: size.height - place.middle)
        }
      }
    }
  }

  /// A label as long as it is placed.
  @ViewBuilder
  private func cut(
    _ label: AxisItems.Label, _ place: AxisLabelPlacement.Place, _ bounds: [Int: CGRect]
  ) -> some View {
    if place.length < bounds[label.id]?.width ?? 0 {
      label.view.lineLimit(1).frame(width: place.length)
    } else {
      label.view.fixedSize()
    }
  }

  private func placement(_ bounds: [Int: CGRect], _ size: CGSize) -> AxisLabelPlacement {
    let length = isUpright ? size.width : size.height
    let scale = items.scale
    return AxisLabelPlacement(
      items.labels.map { label in
        let frame = bounds[label.id] ?? .zero
        return AxisLabelPlacement.Label(
          position: scale.position(ofPlace: label.position, in: length),
          length: isUpright ? frame.width : frame.height, anchor: anchor(label),
          collisions: label.place.collisions,
          room: isUpright && label.place.anchor == nil
            ? scale.band.map { scale.length(in: length) * CGFloat($0) } : nil,
          staysInside: isUpright && label.isAligned)
      },
      end: length,
      bounds: -Self.room(bounds[Self.before])...(length + Self.room(bounds[Self.after])))
  }

  /// The share of a label, from the start of the axis, that is at its value.
  private func anchor(_ label: AxisItems.Label) -> CGFloat {
    guard let anchor = label.place.anchor else {
      return isUpright && !label.isBetween && !label.isAligned ? 0 : 0.5
    }
    return isUpright ? anchor.x : 1 - anchor.y
  }

  private func ticks(_ size: CGSize) -> some View {
    ForEach(items.ticks) { tick in
      let along = items.scale.position(
        ofPlace: tick.position, in: isUpright ? size.width : size.height)
      let usual = AxisLabelPlacement.spacing + (isUpright ? size.height : 0)
      Path { path in
        let length = tick.tick.length ?? usual
        let (start, end) = ends(length, size)
        path.move(
          to: isUpright
            ? CGPoint(x: along, y: start) : CGPoint(x: start, y: size.height - along))
        path.addLine(
          to: isUpright ? CGPoint(x: along, y: end) : CGPoint(x: end, y: size.height - along))
      }
      .stroke(tick.style, style: tick.stroke)
    }
  }

  /// From the plot outward.
  private func ends(_ length: CGFloat, _ size: CGSize) -> (CGFloat, CGFloat) {
    let gap = AxisLabelPlacement.spacing
    return switch side {
    case .bottom, .trailing: (-gap, length - gap)
    case .top: (size.height + gap, size.height + gap - length)
    case .leading: (size.width + gap, size.width + gap - length)
    }
  }
}
