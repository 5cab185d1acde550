// SPDX-License-Identifier: MIT

import AssayDeadCode
import Testing

/// USRs as Swift 6.3.1 writes them into index stores (of swift-nio 2.101.2 and of small sources),
/// with the modules that `swift demangle` shows in them.
@Suite("Modules in USRs")
struct IndexSymbolModulesTests {
  @Test(arguments: [
    ("s:10Foundation6CGRectV", ["Foundation"]),
    (
      "s:20FoundationEssentials4DataV9SwiftMainE3SubV4submyyF",
      ["FoundationEssentials", "SwiftMain"]
    ),
    ("s:SS", ["Swift"]),
    ("s:Si", ["Swift"]),
    ("s:SiSb", ["Swift"]),
    ("s:SS5countSivg", ["Swift"]),
    ("s:s5UInt8V", ["Swift"]),
    ("s:s5print_9separator10terminatoryypd_S2StF", ["Swift"]),
    ("s:SLsE3zzloiySnyxGx_xtFZ", ["Swift"]),
    ("s:S2Sycfc", ["Swift"]),
    ("s:S2ayxGycfc", ["Swift"]),
    ("s:ScT", ["_Concurrency"]),
    ("s:ScT12_Concurrencys5NeverORs_rlE5valuexvp", ["_Concurrency"]),
    ("s:SS9SwiftMainE3extSiyF", ["Swift", "SwiftMain"]),
    ("s:Sa9SwiftMains5UInt8VRszlE4extCyyF", ["Swift", "SwiftMain"]),
    ("s:ST9SwiftMainSH7ElementRpzrlE4extSyyF", ["Swift", "SwiftMain"]),
    ("s:STsSQ7ElementRpzrlE8containsySbABF", ["Swift"]),
    ("s:Sa15withUnsafeBytesyqd__qd__SWKXEKlF", ["Swift"]),
    (
      "s:Sy10FoundationE20replacingOccurrences2of4with7options5rangeSSqd___qd_0_SS0A10EssentialsE14CompareOptionsVSnySS5IndexVGSgtSyRd__SyRd_0_r0_lF",
      ["Swift", "Foundation"]
    ),
    ("s:9SwiftMain0A5ThingVAASiRszlE4ownCyyF", ["SwiftMain"]),
    ("s:9SwiftMain0A5ThingV4Priv33_BE2E2306FB63F3140E9A42BFDF3AF51BLLV4pextyyF", ["SwiftMain"]),
    ("s:9SwiftMain009Gre_GkaIiV", ["SwiftMain"]),
    ("s:9SwiftMain6useAll1aySays5UInt8VG_tYaFACL_AFvp", ["SwiftMain"]),
    ("s:e:s:SS9SwiftMainE3extSiyF", ["Swift", "SwiftMain"]),
    ("s:So9sha1_ctxtVABycfc", []),
    ("s:SC10ECONNRESETs5Int32Vvg", []),
  ])
  func named(_ row: (usr: String, modules: [String])) {
    #expect(SymbolModules.modules(ofUSR: row.usr.utf8) == row.modules)
  }

  // `0A6Parser` is the first word of the module before it, "Swift", and "Parser"
  // (Mangling.rst, "Identifiers").
  @Test func anExtensionsModuleWithAWordOfAnother() {
    #expect(
      SymbolModules.modules(ofUSR: "s:11SwiftSyntax11TokenSyntaxV0A6ParserE3fooyyF".utf8)
        == ["SwiftSyntax", "SwiftParser"])
  }

  // The mangling of the module "Größe" is that of the type in the row above.
  @Test func aModuleInPunycode() {
    #expect(SymbolModules.modules(ofUSR: "s:009Gre_GkaIi1AV".utf8) == ["Größe"])
  }

  @Test(
    "an identifier that is not Swift's, or not a whole one, names no module",
    arguments: [
      "c:@M@Foundation", "c:objc(cs)NSObject", "", "s", "s:", "s:9", "s:99Short", "s:e:", "s:S",
      "s:S9",
    ])
  func notNamed(_ usr: String) {
    #expect(SymbolModules.modules(ofUSR: usr.utf8) == nil)
  }

  @Test func everyPrefixAndEveryByteChangedIsReadOrRefused() {
    let usr = Array(
      "s:9SwiftMain0A5ThingV4Priv33_BE2E2306FB63F3140E9A42BFDF3AF51BLLV009Gre_GkaIiVAASiRszlE4ownCyyF"
        .utf8)
    for length in usr.indices { _ = SymbolModules.modules(ofUSR: usr[..<length]) }
    for index in usr.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = usr
        changed[index] = byte
        _ = SymbolModules.modules(ofUSR: changed)
      }
    }
    #expect(SymbolModules.modules(ofUSR: usr) == ["SwiftMain"])
  }
}
