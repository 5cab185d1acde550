// SPDX-License-Identifier: MIT

/// Why some bytes are not a vector picture.
package struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Code: Hashable, Sendable {
    case damaged(String)
    case notSVG(root: String)
    case noSize
  }

  var code: Code

  init(_ code: Code) { self.code = code }

  /// What is wrong, for files that are no pictures.
  package var reason: String {
    if case .damaged(let reason) = code { reason } else { description }
  }

  package var description: String {
    switch code {
    case .damaged(let reason): "the SVG file is damaged: \(reason); save it again"
    case .notSVG(let root):
      "the file's first element is '\(root)' and not 'svg'; check that it is the right file"
    case .noSize: "the SVG file has no 'viewBox' and no size; add one"
    }
  }
}
