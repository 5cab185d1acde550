// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@Suite("Names of people")
struct PersonNameFormatterTests {
  /// The parts are those of Apple's documentation of `PersonNameComponents`.
  @Test("the parts of a name")
  func parts() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(
      formatter.personNameComponents(from: "Dr. Johnathan Maple Appleseed, Jr."))
    #expect(name.namePrefix == "Dr.")
    #expect(name.givenName == "Johnathan")
    #expect(name.middleName == "Maple")
    #expect(name.familyName == "Appleseed")
    #expect(name.nameSuffix == "Jr.")
    #expect(formatter.personNameComponents(from: " ") == nil)
    #expect(formatter.personNameComponents(from: "Johnny")?.givenName == "Johnny")
  }

  @Test(
    "styles",
    arguments: [
      (PersonNameComponentsFormatter.Style.default, "Johnathan Appleseed"),
      (.medium, "Johnathan Appleseed"), (.abbreviated, "JA"),
      (.long, "Dr. Johnathan Maple Appleseed Jr."),
    ])
  func styles(style: PersonNameComponentsFormatter.Style, words: String) {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Johnathan"
    name.middleName = "Maple"
    name.familyName = "Appleseed"
    name.nameSuffix = "Jr."
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.style = style
    #expect(formatter.string(from: name) == words)
  }
}
