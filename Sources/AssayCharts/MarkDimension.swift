// SPDX-License-Identifier: MIT

public import AssayViews

/// The size of a mark across its axis.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Size: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let size: Size
  private init(size: Size) { self.size = size }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { size = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { size = .fixed(CGFloat(value)) }
  /// As the chart decides.
  public static let automatic = MarkDimension(size: .automatic)
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .fixed(value)) }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .ratio(value)) }
  /// The room without some points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .inset(value)) }

  var isAutomatic: Bool {
    if case .automatic = size { true } else { false }
  }

  /// In points, of the largest radius.
  func radius(of largest: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let inset) = size { return max(0, largest - inset) }
    return points(in: largest, automatic: automatic)
  }

  /// In points, of some room.
  func points(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch size {
    case .automatic: automatic
    case .fixed(let points): points
    case .ratio(let share): room * share
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}
