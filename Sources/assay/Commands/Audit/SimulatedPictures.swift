// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayGraphics

/// Pictures of the audited screens as they are seen, in a folder beside the report.
struct SimulatedPictures: ParsableArguments {
  @Option(
    name: .customLong("simulate"),
    help: ArgumentHelp(
      "Also write each screen with this color vision; repeatable.", valueName: "vision"))
  var visions: [ColorVision] = []

  @Option(
    name: .customLong("simulate-output"),
    help: ArgumentHelp("Where to write these pictures.", valueName: "folder"))
  var folder = "Simulated"

  @OptionGroup var simulation: SimulationOptions

  /// - Parameter path: of the screen, ending in ".png"; what leads out of the folder is left out of
  ///   it.
  /// - Throws: `FileSystemError` where a file cannot be written, `PNGError` where a picture cannot
  ///   be encoded.
  func write(_ picture: @autoclosure () -> Bitmap, of path: String) throws {
    if visions.isEmpty { return }
    let picture = picture()
    for vision in visions {
      try ScreenFolder(folder).write(
        PNG.encode(simulation.simulation(of: vision).seen(picture)), of: String(path.dropLast(4)),
        ending: ".\(vision.rawValue).png")
    }
  }
}
