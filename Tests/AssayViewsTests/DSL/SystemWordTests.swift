// SPDX-License-Identifier: MIT

import AssayResources
import AssayTraits
import AssayViews
import Testing

@Suite("The system's words in a screen")
struct SystemWordTests {
  /// The words of UIKit in iOS 15.
  @Test("the system's own controls speak the language of the app")
  func systemWords() throws {
    var table = StringTable()
    table.localizations["de"] = ["greeting": LocalizedEntry(.text("Hallo"))]
    let resources = Resources(strings: StringTables(tables: ["Localizable": table]))
    let traits = TraitSet(canvas: .device(.iPhone13), locale: "de")
    let view = NavigationStack {
      VStack {
        EditButton()
        ContentUnavailableView.search
      }
      .searchable(text: .constant(""))
      .alert("greeting", isPresented: .constant(true)) {}
    }
    let built = try SceneSketch.builder(resources).build(
      view.viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
    let words = Set(built.texts.map(\.string))
    #expect(words.isSuperset(of: ["Suchen", "Bearbeiten", "Keine Treffer", "Hallo", "OK"]))
    // A sentence that is not known in German is reported.
    #expect(built.missingKeys.map(\.key) == ["Check the spelling or try a new search."])
  }
}
