// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayResources

/// The names and types were read in `GeneratedStringSymbols_Localizable.swift` files that Xcode 26
/// wrote for public repositories, and in the sources that use them.
@Suite("Symbols that Xcode generates for String Catalogs")
struct StringSymbolTests {
  private func lines(_ strings: String, catalog: String = "Localizable") throws -> [String] {
    let folder = try TemporaryFolder([
      "\(catalog).xcstrings":
        #"{"sourceLanguage": "en", "version": "1.1", "strings": {\#(strings)}}"#
    ])
    let symbols = try StringSymbols(catalogs: [folder.path + "/\(catalog).xcstrings"])
    let source = symbols.source(header: "Made.", module: "SwiftUI")
    return source.split(separator: "\n").map(String.init)
      .filter { $0.contains("static") && !$0.contains("LocalizedStringKey") }
  }

  private func declaration(_ key: String, _ text: String? = nil) throws -> String? {
    let localization = text.map {
      #", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#($0)"}}}"#
    }
    return try lines(#""\#(key)": {"extractionState": "manual"\#(localization ?? "")}"#).first
      .map { String($0.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces) }
      .map { String($0.dropFirst("nonisolated static ".count)) }
  }

  @Test(
    "keys without arguments are properties",
    arguments: [
      ("character.bear", "characterBear"), ("game.encouragement.0", "gameEncouragement0"),
      ("game.end.completionSubtitle", "gameEndCompletionSubtitle"), ("TITLE", "title"),
      ("Alert.Logout.message", "alertLogoutMessage"), ("GitHub", "gitHub"), ("Ok", "ok"),
      ("Created:", "created"), ("About app", "aboutApp"), ("WORKOUT shop", "workoutShop"),
      ("Pull-ups", "pullUps"), ("Don't ask", "dontAsk"), ("2 of 3", "_2Of3"),
      ("default", "`default`"),
    ])
  func properties(key: String, name: String) throws {
    #expect(try declaration(key) == "var \(name): LocalizedStringResource")
  }

  @Test(
    "keys with arguments are functions",
    arguments: [
      ("common.minutesShort %lld %lld", nil, "commonMinutesShort(_ arg1: Int, _ arg2: Int)"),
      ("game.end.completionTitle %@", nil, "gameEndCompletionTitle(_ arg1: String)"),
      ("%.1f sec", "%.1f sec", "sec(_ arg1: Float)"), ("%lld sec", "%lld sec", "sec(_ arg1: Int)"),
      ("%d min %d sec", "%lld min %lld sec", "minSec(_ arg1: Int, _ arg2: Int)"),
      ("ageInYears", "%lld years old", "ageInYears(_ arg1: Int)"),
      ("Day %lld", "Day %1$(number)lld", "day(number arg1: Int)"),
      ("Swap", "%2$@ of %1$lf", "swap(_ arg1: Double, _ arg2: String)"),
      ("%u of %d", nil, "of(_ arg1: UInt32, _ arg2: Int32)"),
    ] as [(String, String?, String)])
  func functions(key: String, text: String?, form: String) throws {
    #expect(try declaration(key, text) == "func \(form) -> LocalizedStringResource")
  }

  @Test("variables are named arguments, and plurals have those of their other form")
  func variables() throws {
    let found = try lines(
      #"""
      "cart": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@fruit_count@ in %#@bags@"},
        "substitutions": {
          "fruit_count": {"argNum": 2, "formatSpecifier": "lld",
            "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg fruits"}}}}},
          "bags": {"argNum": 1, "formatSpecifier": "d",
            "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg bags"}}}}}}}}},
      "files": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "One file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld \"files\""}}}}}}},
      "found by Xcode": {}
      """#)
    #expect(
      found == [
        #"  nonisolated static func cart(bags arg1: Int32, fruitCount arg2: Int) -> LocalizedStringResource { LocalizedStringResource("cart", defaultValue: "\(arg2) in \(arg1)") }"#,
        #"  nonisolated static func files(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource("files", defaultValue: "\(arg1) \"files\"") }"#,
      ])
  }

  @Test("another table than the default one is a namespace, and the system's have no symbols")
  func tables() throws {
    let entry = #""A.b": {"extractionState": "manual"}"#
    #expect(
      try lines(entry, catalog: "Sign in") == [
        #"    nonisolated static var aB: LocalizedStringResource { LocalizedStringResource("A.b", defaultValue: "A.b", table: "Sign in") }"#
      ])
    #expect(try lines(entry, catalog: "InfoPlist").isEmpty)
  }

  @Test("a named argument is shown as one without a name")
  func named() throws {
    let specifiers = FormatString("%(count)lld of %2$(all)lld, 5%(").pieces.compactMap { piece in
      if case .specifier(let specifier) = piece { specifier } else { nil }
    }
    #expect(specifiers.map(\.name) == ["count", "all"])
    #expect(specifiers.map(\.position) == [nil, 2])
    #expect(specifiers.map(\.conversion) == ["d", "d"])
  }
}
