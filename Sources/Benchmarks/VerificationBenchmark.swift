// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayRendering
import AssaySnapshotStore
import AssayText
import AssayTraits
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Many screens for many trait sets, each laid out, drawn, hashed and compared with its reference
/// by two threads; the references are recorded first and are not part of the time. Prints the CPU
/// time of a thousand, the median of seven passes.
struct VerificationBenchmark {
  var screens: Int
  var traitSets: Int

  func run() async throws {
    let renderer = SnapshotRenderer(engine: try TextEngine())
    let folder = FileManager.default.temporaryDirectory.path + "/assay-verify-\(UUID().uuidString)"
    let store = SnapshotStore(directory: folder + "/__Snapshots__")
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch {} }

    let jobs = try jobs()
    try await each(jobs) { job, bitmap in
      try store.record(content(of: job, renderer, &bitmap), at: job.path)
    }
    var passes: [Double] = []
    for _ in 0..<7 {
      let start = CPUClock.now()
      try await each(jobs) { job, bitmap in
        let content = try content(of: job, renderer, &bitmap)
        guard case .passed = try store.verify(content, at: job.path, mode: .never) else {
          fatalError("\(job.path) differs from itself")
        }
      }
      passes.append(CPUClock.now() - start)
    }
    passes.sort()
    let milliseconds = passes[passes.count / 2] * 1000 / Double(jobs.count)
    print("{\"milliseconds\": \(milliseconds), \"megabytes\": \(peakMegabytes())}")
  }

  fileprivate struct Job: Sendable {
    var path: String
    var view: ViewNode
    var traits: TraitSet
  }

  /// Two workers that take the next job until none is left, each drawing into memory of its own.
  private func each(
    _ jobs: [Job], _ work: @escaping @Sendable (Job, inout Bitmap?) throws -> Void
  ) async throws {
    let next = JobCounter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          var bitmap: Bitmap?
          while true {
            let index = next.take()
            guard index < jobs.count else { return }
            try work(jobs[index], &bitmap)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private func jobs() throws -> [Job] {
    let devices: [Device] = [
      .iPhoneSe, .iPhone13ProMax, .iPhone12(.landscape), .iPhone13, .iPhoneX,
    ]
    let traits = TraitMatrix(
      on: devices, appearances: [.light, .dark], dynamicTypeSizes: [.large, .xxLarge]
    ).traitSets
    return try (0..<screens).flatMap { screen in
      try traits.prefix(traitSets).map { traits in
        Job(
          path: "Benchmark/Screen\(screen)/\(traits.name).png",
          view: try BenchmarkScreen(number: screen).viewNode(
            in: EnvironmentValues(traits: traits)), traits: traits)
      }
    }
  }
}

/// Hands out each index once.
private final class JobCounter: Sendable {
  private let next = Atomic<Int>(0)

  func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}

private func content(
  of job: VerificationBenchmark.Job, _ renderer: SnapshotRenderer, _ bitmap: inout Bitmap?
) throws -> ImageContent {
  let memory = bitmap.take()
  let rendition = try renderer.render(job.view, traits: job.traits, reusing: memory).rendition
  bitmap = rendition.bitmap
  return ImageContent(rendition)
}

/// The most memory this process has held.
private func peakMegabytes() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) / 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
  #endif
}
