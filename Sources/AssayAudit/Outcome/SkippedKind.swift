// SPDX-License-Identifier: MIT

/// What an audit does not look at, so that "100%" speaks only of the rest.
package enum SkippedKind: String, Hashable, Sendable, CaseIterable {
  case invisibleText = "texts that are not visible"
  case exemptText = "texts of disabled controls, which are exempt"
  case picture = "pictures, in which texts cannot be told from the rest"
  case notDrawn = "things that are missing or not drawn"
  case unpairedColor = "colors that no pair names"
  case unreadColor = "names without a color that can be read"
  case overridden = "colors that a later file or set overrides"
  case importedSheet = "style sheets that are imported and not among the files"
  case condition = "pairs of media conditions that may hold at once"
  case imageSet = "image sets that could not be read"
}
