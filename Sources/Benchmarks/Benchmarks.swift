// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Our side of `ci/bench`: each measure prints one line of JSON with medians, of CPU time where
/// nothing else is said.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print("usage: Benchmarks screen SCREEN.json [PICTURE.png]")
      print("       Benchmarks verifications SCREENS TRAIT-SETS")
      print("       Benchmarks contrast PAIRS")
      print("       Benchmarks contrast-verdicts FILE")
      print("       Benchmarks texts TEXTS.json")
      print("       Benchmarks screenshot PICTURE.png")
      print("       Benchmarks comparison SCREEN.json FOLDER")
      return
    }
    switch arguments[0] {
    case "screen":
      try ScreenBenchmark(path: arguments[1]).run(picture: arguments.dropFirst(2).first)
    case "verifications":
      try await VerificationBenchmark(
        screens: Int(arguments[1]) ?? 50,
        traitSets: arguments.count > 2 ? Int(arguments[2]) ?? 20 : 20
      ).run()
    case "contrast":
      ContrastBenchmark(pairs: Int(arguments[1]) ?? 100_000).run()
    case "texts":
      try await TextsBenchmark(path: arguments[1]).run()
    case "contrast-verdicts":
      try ContrastVerdicts().write(to: arguments[1])
    case "comparison" where arguments.count > 2:
      try ComparisonBenchmark(screen: arguments[1], folder: arguments[2]).run()
    case "screenshot":
      try ScreenshotBenchmark(path: arguments[1]).run()
    default:
      print("unknown measure '\(arguments[0])'")
    }
  }
}
