// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit

/// By which model, and how strongly, a picture is shown as it is seen.
struct SimulationOptions: ParsableArguments {
  @Option(
    help: """
      The model of color vision: Brettel 1997, Vienot 1999 (Brettel's for tritanopia) or Machado 2009.
      """)
  var model: ColorVisionModel = .brettel1997

  @Option(
    help: ArgumentHelp(
      "The strength of the deficiency: 0 for none, 1 for a missing cone.", valueName: "share"))
  var severity = 1.0

  func validate() throws {
    guard (0...1).contains(severity) else {
      throw ValidationError("--severity must be a number from 0 to 1")
    }
  }

  func simulation(of vision: ColorVision) -> ColorVisionSimulation {
    ColorVisionSimulation(of: vision, model: model, severity: severity)
  }
}

extension ColorVision: ExpressibleByArgument {}
extension ColorVisionModel: ExpressibleByArgument {}
