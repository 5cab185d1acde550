// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayGraphics
internal import AssayPages

/// Colors on each other as they are used, drawn as SVG: its attributes need no style of their own,
/// which the page's policy forbids.
enum AuditSwatch {
  /// In points, of the longest sample.
  private static let width = 300.0

  /// The sample in its size and weight, or an icon's shapes, on its background.
  static func drawing(_ detail: ContrastDetail, _ check: ContrastCheck) -> HTML {
    let front = paint(check.foreground)
    let size = min(60, detail.size?.points ?? 28)
    let height = (size * 1.2 + 32).rounded()
    let background = paint(check.background)
    let middle = height / 2
    let content: HTML
    if let sampled = detail.size {
      content = """
        <text x="16" y="\(number(middle + size * 0.36))" font-size="\(number(size))" \
        font-weight="\(sampled.weight)" \(front)>\(sample(detail, size))</text>
        """
    } else {
      content = """
        <circle cx="32" cy="\(number(middle))" r="14" \(front)/>\
        <rect x="62" y="\(number(middle - 14))" width="50" height="28" rx="14" \(front)/>\
        <path d="M130 \(number(middle)) l10 10 l18 -20" fill="none" stroke-width="4" \
        stroke-linecap="round" stroke-linejoin="round" \(paint(check.foreground, as: "stroke"))/>
        """
    }
    return svg(
      height: height, ground: check.background.isOpaque ? "" : chequers,
      "<rect width=\"100%\" height=\"100%\" \(background)/>\(content)")
  }

  /// Two marks that differ in nothing else, on the page's own ground.
  static func marks(_ first: AuditColor, _ second: AuditColor) -> HTML {
    svg(
      width: 96, height: 48, ground: "",
      """
      <circle cx="28" cy="24" r="14" \(paint(first))/><circle cx="68" cy="24" r="14" \(paint(second))/>
      """)
  }

  private static func svg(
    width: Double? = nil, height: Double, ground: HTML, _ content: HTML
  ) -> HTML {
    """
    <svg class="\(width == nil ? "swatch wide" : "swatch")"\
    \(width.map { " width=\"\(number($0))\"" }) height="\(number(height))" aria-hidden="true">\
    \(ground)\(content)</svg>
    """
  }

  /// What shows that a background lets something through.
  private static let chequers: HTML = """
    <rect width="100%" height="100%" fill="#fff"/><rect width="50%" height="100%" fill="#000"/>
    """

  private static func paint(_ color: AuditColor, as attribute: String = "fill") -> HTML {
    let opaque = color.quantized
    let hex = RGBAColor(red: opaque.red, green: opaque.green, blue: opaque.blue).hex
    let alpha: HTML =
      opaque.alpha == 255 ? "" : " \(attribute)-opacity=\"\(number(color.alpha))\""
    return "\(attribute)=\"\(hex)\"\(alpha)"
  }

  /// As many of the words as fit.
  private static func sample(_ detail: ContrastDetail, _ size: Double) -> String {
    let words = detail.sample.isEmpty ? "Sample text" : detail.sample
    let line = words.split { $0.isNewline }.joined(separator: " ")
    let room = max(2, Int(width / (size * 0.52)))
    return line.count > room ? line.prefix(room - 1) + "…" : line
  }

  /// With at most two decimals.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e6 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
