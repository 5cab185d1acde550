// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayFiles
import AssayGraphics

/// The colors that suggestions are held to.
struct RampOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Suggest only colors of this palette file or asset catalog, wherever one of them passes.",
      valueName: "path"))
  var palette: String?

  /// - Throws: As `AppPalette.read`.
  func colors() throws -> [ColorAppearance: AppColors]? {
    try palette.map { path in
      try AppPalette.read(FilePaths.absolute(path), name: path).mapValues { colors in
        var colors = colors
        colors.isRamp = true
        return colors
      }
    }
  }
}
