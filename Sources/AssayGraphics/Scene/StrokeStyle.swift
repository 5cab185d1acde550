// SPDX-License-Identifier: MIT

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: String, Codable, Hashable, Sendable { case butt, round, square }
  public enum LineJoin: String, Codable, Hashable, Sendable { case miter, round, bevel }

  /// In points.
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// The longest corner of a miter join, in line widths; a longer one is cut off.
  public var miterLimit: Double
  /// Lengths of dash, gap, dash, ... in points; empty for a solid line.
  public var dash: [Double]
  /// How far into the pattern of dashes the outline starts, in points.
  public var dashPhase: Double

  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Coded without a miter limit and a phase that are the usual ones.
extension StrokeStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case lineWidth, lineCap, lineJoin, miterLimit, dash, dashPhase
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      lineWidth: try container.decode(Double.self, forKey: .lineWidth),
      lineCap: try container.decode(LineCap.self, forKey: .lineCap),
      lineJoin: try container.decode(LineJoin.self, forKey: .lineJoin),
      miterLimit: try container.decodeIfPresent(Double.self, forKey: .miterLimit) ?? 10,
      dash: try container.decode([Double].self, forKey: .dash),
      dashPhase: try container.decodeIfPresent(Double.self, forKey: .dashPhase) ?? 0)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lineWidth, forKey: .lineWidth)
    try container.encode(lineCap, forKey: .lineCap)
    try container.encode(lineJoin, forKey: .lineJoin)
    try container.encode(dash, forKey: .dash)
    if miterLimit != 10 { try container.encode(miterLimit, forKey: .miterLimit) }
    if dashPhase != 0 { try container.encode(dashPhase, forKey: .dashPhase) }
  }
}
