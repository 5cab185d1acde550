// SPDX-License-Identifier: MIT

public import AssayViews
public import Foundation

extension Snapshotting where Value == Path, Format == String {
  /// The elements of a path, one a line: `MoveTo (0.0, 0.0)`.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return elementsDescription(numberFormatter: formatter)
  }

  /// The elements of a path, one a line, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { path in
      var text = ""
      path.forEach { element in
        let (name, points) = parts(of: element)
        if name == "MoveTo", !text.isEmpty { text += "\n" }
        let words = points.map { point in
          "(\(number(point.x, numberFormatter)), \(number(point.y, numberFormatter)))"
        }
        text += ([name] + words).joined(separator: " ") + "\n"
      }
      return text
    }
  }

  private static func parts(of element: Path.Element) -> (name: String, points: [CGPoint]) {
    switch element {
    case .move(let to): ("MoveTo", [to])
    case .line(let to): ("LineTo", [to])
    case .quadCurve(let to, let control): ("QuadCurveTo", [control, to])
    case .curve(let to, let control1, let control2): ("CurveTo", [control1, control2, to])
    case .closeSubpath: ("Close", [])
    }
  }

  private static func number(_ value: CGFloat, _ formatter: NumberFormatter) -> String {
    formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of a path, one a line: `MoveTo (0.0, 0.0)`.
  public static var elementsDescription: Snapshotting {
    Snapshotting<Path, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The elements of a path, one a line, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<Path, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
