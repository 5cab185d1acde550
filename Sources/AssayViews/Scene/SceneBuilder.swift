// SPDX-License-Identifier: MIT

public import AssayGraphics
public import AssayText

/// Lays out a view tree for a trait set.
public struct SceneBuilder: Sendable {
  public var engine: TextEngine

  public init(engine: TextEngine) {
    self.engine = engine
  }

  /// - Throws: `SceneError` where the tree cannot be drawn, such as an image file that is missing.
  public func scene(of root: ViewNode, traits: TraitSet) throws -> Scene {
    fatalError("not written yet")
  }
}
