import ArgumentParser
import AssayDeadCode
import AssayFindings

struct TmpScan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "tmp-scan")
  @Option var packagePath = "."
  @Option var indexStore: [String] = []
  @Flag var pub = false
  func run() async throws {
    var c = ScanConfiguration(); c.indexStores = indexStore; c.skipsBuild = true;
    c.allowsStaleIndex = true
    if pub { c.retainPublic = true }
    let r = try await DeadCodeScanner(root: packagePath, configuration: c, toolVersion: "0").scan()
    for f in r.report.findings {
      print(
        "\(f.location.path):\(f.location.focus?.line ?? 0):\(f.location.focus?.column ?? 0): \(f.rule): \(f.message) — \(f.reason) [\(f.confidence)]"
      )
    }
    print(r.report.findings.count)
  }
}
