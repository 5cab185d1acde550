// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics

/// A path in SVG's letters, of which there are M, L, Q, C and Z, all absolute: `M 0 0 L 10 0 Z`.
enum PathText {
  static func read(_ value: DocumentValue) throws -> AssayGraphics.Path {
    let words = try value.string().split { $0 == " " || $0 == "," || $0 == "\n" }
    var elements: [AssayGraphics.Path.Element] = []
    var index = words.startIndex
    func point() throws -> Point {
      guard index + 1 < words.endIndex, let x = Double(words[index]),
        let y = Double(words[index + 1]), x.isFinite, y.isFinite
      else {
        throw DocumentError(
          "a path has two numbers for each of its points, as in 'M 0 0 L 10 0 Z'", at: value.mark)
      }
      index += 2
      return Point(x: x, y: y)
    }
    while index < words.endIndex {
      let letter = words[index]
      index += 1
      switch letter {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "Q":
        let control = try point()
        elements.append(.quad(to: try point(), control: control))
      case "C":
        let (control1, control2) = (try point(), try point())
        elements.append(.cubic(to: try point(), control1: control1, control2: control2))
      case "Z": elements.append(.close)
      default:
        throw DocumentError(
          "a path is written with the letters M, L, Q, C and Z, not '\(letter)'", at: value.mark)
      }
    }
    return AssayGraphics.Path(elements)
  }

  static func text(of path: AssayGraphics.Path) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\(DocumentValue.text(of: $0.x)) \(DocumentValue.text(of: $0.y))" }
        .joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M " + text(point)
      case .line(let point): "L " + text(point)
      case .quad(let to, let control): "Q " + text(control, to)
      case .cubic(let to, let control1, let control2): "C " + text(control1, control2, to)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
