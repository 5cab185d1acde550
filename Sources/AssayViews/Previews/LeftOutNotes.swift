// SPDX-License-Identifier: MIT

internal import Foundation

/// What the rendering on this thread has run into.
///
/// A thread renders one view at a time, and a preview's view is made on the thread that renders it,
/// before the rendering begins.
package enum LeftOutNotes {
  private static let key = "assay.left-out"

  package static func add(_ note: String) {
    var notes = Thread.current.threadDictionary[key] as? [String] ?? []
    if !notes.contains(note) { notes.append(note) }
    Thread.current.threadDictionary[key] = notes
  }

  /// The notes, in order; there are none afterwards.
  static func take() -> [String] {
    let notes = Thread.current.threadDictionary[key] as? [String] ?? []
    Thread.current.threadDictionary[key] = nil
    return notes
  }
}
