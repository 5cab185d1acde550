// SPDX-License-Identifier: MIT

/// Why a view tree cannot be drawn.
package struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case missingImageFile(path: String)
    /// The system does not give its bytes.
    case closedImageFile(path: String, reason: String)
    /// Its bytes are no picture.
    case unreadableImageFile(path: String, reason: String)
    case nestedTooDeep(limit: Int)
  }

  package var code: Code

  package init(_ code: Code) {
    self.code = code
  }

  package var description: String {
    switch code {
    case .missingImageFile(let path):
      "no image file at '\(path)'; add it, or correct the path in the view"
    case .closedImageFile(let path, let reason):
      "cannot read the image file at '\(path)': \(reason); check the path and that this user may "
        + "read it"
    case .unreadableImageFile(let path, let reason):
      "cannot read the image file at '\(path)': \(reason); save it again as PNG"
    case .nestedTooDeep(let limit):
      "the view tree is nested deeper than \(limit) views and modifiers; split it, or look for a view "
        + "that contains itself"
    }
  }
}
