// SPDX-License-Identifier: MIT

public import AssayViews
public import Foundation

extension Snapshotting where Value == Path, Format == String {
  /// The elements of a path, one a line: `MoveTo (0.0, 0.0)`.
  public static var elementsDescription: Snapshotting {
    // NB: not with a NumberFormatter, whose digits differ between systems.
    elementsDescription { value in
      "\((Double(value) * 1000).rounded(.toNearestOrEven) / 1000 + 0)"
    }
  }

  /// The elements of a path, one a line, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elementsDescription { value in
      numberFormatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
    }
  }

  private static func elementsDescription(
    number: @escaping (CGFloat) -> String
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { path in
      var text = ""
      path.forEach { element in
        let (name, points) = parts(of: element)
        if name == "MoveTo", !text.isEmpty { text += "\n" }
        let words = points.map { "(\(number($0.x)), \(number($0.y)))" }
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
