// SPDX-License-Identifier: MIT

extension Path.Element {
  /// The element with each point moved by a transform.
  package func moved(_ transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let to): .move(transform.apply(to))
    case .line(let to): .line(transform.apply(to))
    case .quad(let to, let control):
      .quad(to: transform.apply(to), control: transform.apply(control))
    case .cubic(let to, let first, let second):
      .cubic(
        to: transform.apply(to), control1: transform.apply(first),
        control2: transform.apply(second))
    case .close: .close
    }
  }
}
