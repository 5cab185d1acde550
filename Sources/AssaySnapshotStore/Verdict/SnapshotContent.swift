// SPDX-License-Identifier: MIT

package import AssayDiff
package import AssayGraphics

/// What was rendered now, in a form that the store can compare, keep and explain.
package protocol SnapshotContent {
  /// Equal for equal contents; tells whether two assertions that share a file want the same of it.
  var fingerprint: PixelHash { get }
  /// What was rendered other than asked; told with a failure.
  var notes: [String] { get }
  /// Compares with a reference's bytes.
  func compare(withReference bytes: [UInt8]) -> ReferenceVerdict
  /// The bytes of a reference that holds this content.
  func encoded() throws -> [UInt8]
}

extension SnapshotContent {
  package var notes: [String] { [] }
}

/// How a reference and a rendition compare.
package enum ReferenceVerdict: Sendable {
  /// The note says what is odd about a reference that matches all the same.
  case matches(note: String?)
  /// The pixels differ as far as the tolerance lets them; the note says how, on one line.
  case tolerated(note: String)
  case differs(ReferenceDifference)
  case unusable(ReferenceProblem)
}

/// What differs between a reference and a rendition.
package struct ReferenceDifference: Hashable, Sendable {
  /// Sentences and lines of text, most telling first.
  package var words: [String]
  /// Those of the words that say what changed, without sizes of pictures and counts of pixels.
  package var changes: [String]
  /// Around groups of different pixels; empty where the content is no picture.
  package var areas: [PixelBox]
  /// A picture of the difference; nil where the content is no picture.
  package var picture: Bitmap?
  /// Whether the reference's picture was changed by another program after it was recorded.
  package var wasEdited: Bool

  /// - Parameter changes: nil for all words.
  package init(
    words: [String], changes: [String]? = nil, areas: [PixelBox] = [], picture: Bitmap? = nil,
    wasEdited: Bool = false
  ) {
    self.words = words
    self.changes = changes ?? words
    self.areas = areas
    self.picture = picture
    self.wasEdited = wasEdited
  }
}
