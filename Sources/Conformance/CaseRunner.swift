// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayScenes
import AssayText

/// Draws one case and holds it against its measured boxes.
struct CaseRunner {
  var engine: TextEngine
  var windows: RecordingWindows

  /// The result, and our picture where the case could be drawn.
  func run(_ measuredCase: MeasuredCase) -> (CaseResult, Bitmap?) {
    var reader = TreeReader(lengthFactor: CaseNotes(measuredCase.note).lengthFactor)
    let traits = measuredCase.traits(safeAreaTop: windows.safeAreaTop(of: measuredCase))
    reader.environment = EnvironmentValues(traits: traits)
    let root: ViewNode
    do {
      root = try reader.read(measuredCase.tree)
    } catch {
      return (skipped(measuredCase, "\(error)"), nil)
    }
    let scene: Scene
    do {
      scene = try SceneBuilder(engine: engine).scene(
        of: root, traits: traits)
    } catch {
      return (skipped(measuredCase, "cannot be drawn: \(error)"), nil)
    }
    let picture = DrawnPicture(scene: scene, engine: engine)
    let matcher = BoxMatcher(
      measured: measuredCase.measured, atoms: picture.atoms, regions: picture.regions)
    let result = CaseResult(
      id: measuredCase.id, isComplete: measuredCase.isComplete, isExact: measuredCase.isExact,
      screenKind: measuredCase.screenKind, remarks: measuredCase.problems + reader.remarks,
      outcomes: matcher.outcomes())
    return (result, picture.bitmap)
  }

  private func skipped(_ measuredCase: MeasuredCase, _ reason: String) -> CaseResult {
    CaseResult(
      id: measuredCase.id, isComplete: measuredCase.isComplete, isExact: measuredCase.isExact,
      screenKind: measuredCase.screenKind, skipped: reason, remarks: measuredCase.problems,
      outcomes: BoxMatcher(measured: measuredCase.measured, atoms: [], regions: []).outcomes())
  }
}
