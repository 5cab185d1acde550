// SPDX-License-Identifier: MIT

#if FUZZING
  internal import Foundation

  /// The reader that `ASSAY_FUZZ` names, for the whole run.
  private let reader = FuzzReader(
    rawValue: ProcessInfo.processInfo.environment["ASSAY_FUZZ"] ?? "")

  /// What libFuzzer calls with each input that it makes.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let reader else { fatalError("ASSAY_FUZZ names no reader") }
    reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#else
  /// SwiftPM links every executable of the package, also without libFuzzer.
  @main
  struct Fuzz {
    static func main() { print("run the fuzzer with: ci/fuzz") }
  }
#endif
