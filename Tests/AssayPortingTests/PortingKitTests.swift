// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("The compiler's arguments in SwiftPM's plan")
struct PortingKitTests {
  @Test("those of the probe that say where things are")
  func plan() throws {
    let plan = #"""
        "C.Other-debug.module":
          args: ["/swift/swiftc","-module-name","Other","-I","/other"]
        "C.PortProbe-debug.module":
          args: ["/swift/swiftc","-module-name","PortProbe","-c","@/s","-I","/m","-target","x","-j2","-Xcc","-I","-Xcc","/c","-I/usr","-Xfrontend","-load-plugin-executable","-Xfrontend","/p#M","-swift-version","6"]
      """#
    let kit = try #require(PortingKit(plan: Array(plan.utf8), target: "PortProbe"))
    #expect(kit.compiler == "/swift/swiftc")
    #expect(
      kit.arguments == [
        "-I", "/m", "-target", "x", "-Xcc", "-I", "-Xcc", "/c", "-I/usr", "-Xfrontend",
        "-load-plugin-executable", "-Xfrontend", "/p#M",
      ])
    #expect(
      kit.graphArguments == ["-I", "/m", "-target", "x", "-Xcc", "-I", "-Xcc", "/c", "-I/usr"])
    #expect(PortingKit(plan: Array("targets: []".utf8), target: "PortProbe") == nil)
  }
}
