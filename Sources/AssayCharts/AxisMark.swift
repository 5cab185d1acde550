// SPDX-License-Identifier: MIT

public import AssayViews

/// A part at one value of an axis.
public protocol AxisMark {
  /// The parts, in order.
  var _parts: [AxisPart] { get }
}

/// Several parts at one value.
extension [AxisPart]: AxisMark {
  /// The parts themselves.
  public var _parts: [AxisPart] { self }
}

extension AxisMark {
  private func changed(_ change: (AxisPart) -> AxisPart) -> some AxisMark { _parts.map(change) }

  /// Sets the color of lines and labels that have none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { part in
      part.mapped {
        switch $0 {
        case .grid(let own, let stroke): .grid(own ?? AnyShapeStyle(style), stroke)
        case .label(let place, let label):
          .label(place) { AnyView(label($0, $1).foregroundStyle(style)) }
        case .tick(var tick):
          .tick(
            {
              tick.style = tick.style ?? AnyShapeStyle(style)
              return tick
            }())
        case .undrawn, .between: $0
        }
      }
    }
  }
  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changed { part in
      part.mapped {
        guard case .label(let place, let label) = $0 else { return $0 }
        return .label(place) { AnyView(label($0, $1).font(font)) }
      }
    }
  }
  /// Moves labels, in points. The place of lines is reported: they stay where they are.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { part in
      part.mapped {
        switch $0 {
        case .label(let place, let label):
          .label(place) { AnyView(label($0, $1).offset(x: x, y: y)) }
        case .grid where x != 0 || y != 0, .tick where x != 0 || y != 0:
          .undrawn("the offset of a line on a chart's axis", $0)
        case .grid, .tick, .undrawn, .between: $0
        }
      }
    }
  }
  /// Moves labels, in points. The place of lines is reported: they stay where they are.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

extension AxisPart {
  /// The part with a change of what is drawn of it.
  fileprivate func mapped(_ change: (AxisPart) -> AxisPart) -> AxisPart {
    switch self {
    case .undrawn(let what, let part): .undrawn(what, part.mapped(change))
    case .between(let part): .between(part.mapped(change))
    case .grid, .tick, .label: change(self)
    }
  }
}

/// Hides the type of a part of an axis.
public struct AnyAxisMark: AxisMark {
  /// The parts, in order.
  public let _parts: [AxisPart]
  /// Hides the type of a part.
  public init<M: AxisMark>(_ mark: M) { _parts = mark._parts }
  /// Hides the type of a part.
  public init<M: AxisMark>(erasing mark: M) { _parts = mark._parts }
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?
  private var style: AnyShapeStyle?
  /// The part.
  public var _parts: [AxisPart] { [.centered(centered, .grid(style, stroke))] }
  /// Creates a line at a value, or in the middle between a time and the next one. Between numbers
  /// the place is reported. The line of a name is at the edge of its room, or in its middle.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }
  /// Sets the color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
    var copy = self
    copy.style = AnyShapeStyle(style)
    return copy
  }
}

/// A short line from the plot at a value.
public struct AxisTick: AxisMark {
  /// How long the line is.
  public struct Length: Hashable, Sendable {
    /// Added to the usual length, in points.
    fileprivate var more: CGFloat = 0
    /// As the chart decides: along its label below or above the plot, and up to it beside the plot.
    public static let automatic = Length()
    /// As far as its label.
    public static let label = Length()
    /// As far as the longest label of the axis.
    public static let longestLabel = Length()
    /// Some points farther than its label, which is reported.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(more: length) }
    /// Some points farther than the longest label of the axis, which is reported.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(more: length)
    }
  }

  private let centered: Bool?
  private let reportsLength: Bool
  private var tick: AxisPart.Tick
  /// The part; none for a line without a width or a length.
  public var _parts: [AxisPart] {
    guard tick.stroke?.lineWidth != 0, tick.length != 0 else { return [] }
    let part = AxisPart.centered(centered, .tick(tick))
    return [reportsLength ? .undrawn("the length of a tick past its label in a chart", part) : part]
  }
  /// Creates a line at a value, or in the middle between a time and the next one. Between numbers
  /// the place is reported.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    reportsLength = length.more != 0
    tick = AxisPart.Tick(stroke: stroke)
  }
  /// Creates a line of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.centered = centered
    reportsLength = false
    tick = AxisPart.Tick(length: length, stroke: stroke)
  }
  /// Sets the color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick {
    var copy = self
    copy.tick.style = AnyShapeStyle(style)
    return copy
  }
}

/// Makes the parts of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// A part.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> [AxisPart] { mark._parts }
  /// Parts after parts.
  public static func buildBlock(_ parts: [AxisPart]...) -> [AxisPart] { parts.flatMap { $0 } }
  /// Parts that may be missing.
  public static func buildIf(_ parts: [AxisPart]?) -> [AxisPart] { parts ?? [] }
  /// One of two.
  public static func buildEither(first: [AxisPart]) -> [AxisPart] { first }
  /// One of two.
  public static func buildEither(second: [AxisPart]) -> [AxisPart] { second }
  /// Parts of later systems.
  public static func buildLimitedAvailability(_ parts: [AxisPart]) -> [AxisPart] { parts }
}
