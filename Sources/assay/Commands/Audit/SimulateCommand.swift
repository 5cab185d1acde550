// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayConsole
import AssayFiles
import AssayGraphics

struct SimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Writes a picture as people with a color vision deficiency see it, or in grayscale.")

  @Argument(help: "A PNG file.")
  var file: String

  @Option(name: .customLong("as"), help: "The color vision to simulate.")
  var vision: ColorVision

  @OptionGroup var simulation: SimulationOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write the picture; by default FILE with the name of the color vision.",
      valueName: "file"))
  var output: String?

  func run() async throws {
    try ReportTargets.check([("--output", output)], inputs: [file])
    let picture = try PictureFile.rendition(file)
    for note in picture.notes { Console.standard.error("assay: " + note) }
    let base = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    let path = output ?? "\(base).\(vision.rawValue).png"
    try OutputFile.write(
      PNG.encode(simulation.simulation(of: vision).seen(picture.bitmap)), to: path)
    Console.standard.print(path)
  }
}
