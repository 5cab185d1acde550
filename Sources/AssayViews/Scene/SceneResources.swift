// SPDX-License-Identifier: MIT

/// What a view tree names and does not hold: strings, colours and pictures.
public struct SceneResources: Sendable {
  /// The folder that relative image paths start from; the current one where empty.
  public var folder: String

  public init(folder: String = "") {
    self.folder = folder
  }
}
