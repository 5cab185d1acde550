// SPDX-License-Identifier: MIT

import AssayConsole
import AssayReleaseCommands

/// `assay release` alone, without what draws and scans: a job that only tags starts faster, and
/// needs no fonts and no libraries of the system.
@main
enum ReleaseTool {
  static func main() { ReleaseCommand.runAsRoot() }
}
