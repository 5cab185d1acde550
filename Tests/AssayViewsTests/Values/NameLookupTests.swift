// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Testing

  @testable import AssayViews

  @Suite("Names that Foundation lacks on Linux")
  struct NameLookupTests {
    private final class Model: NSObject {
      var title = "a"
      var note: String?
    }

    /// As Apple's documentation of `appendingPathComponent(_:conformingTo:)` says: the extension of
    /// the type is added, unless there is one that conforms to it.
    @Test(
      "files of a type",
      arguments: [("a", "a.png"), ("a.png", "a.png"), ("a.PNG", "a.PNG"), ("a.txt", "a.txt.png")])
    func files(_ name: String, _ expected: String) {
      let folder = URL(fileURLWithPath: "/folder")
      #expect(folder.appendingPathComponent(name, conformingTo: .png).path == "/folder/" + expected)
      let file = folder.appendingPathComponent(name)
      #expect(file.appendingPathExtension(for: .png).path == "/folder/" + expected)
    }

    @Test("a value that is set by a name is reported, and not applied")
    func setValue() {
      _ = LeftOutNotes.take()
      let model = Model()
      model.setValue("b", forKey: "title")
      #expect(model.title == "a")
      #expect(LeftOutNotes.take() == ["the value that code sets by the name 'title'"])
    }

    @Test("a stored property is found by its name, another one is reported")
    func value() {
      _ = LeftOutNotes.take()
      let model = Model()
      #expect(model.value(forKey: "title") as? String == "a")
      #expect(model.note == nil)
      #expect(model.value(forKey: "note") == nil)
      #expect(LeftOutNotes.take().isEmpty)
      #expect(model.value(forKey: "other") == nil)
      #expect(LeftOutNotes.take() == ["what code reads by the name 'other'"])
      #expect(model.value(forKeyPath: "note.length") == nil)
      #expect(LeftOutNotes.take().isEmpty)
      #expect(model.value(forKeyPath: "title.length") == nil)
      #expect(LeftOutNotes.take() == ["what code reads by the name 'title.length'"])
    }

    @Test("the environment in words")
    func environment() {
      var environment = EnvironmentValues()
      #expect(environment.description.contains("layoutDirection = "))
      // A set has another order in each process.
      environment.symbolVariantNames = ["slash", "square", "circle", "fill", "rectangle"]
      #expect(
        environment.description.contains(
          "symbolVariantNames = [circle, fill, rectangle, slash, square]"))
    }

    @Test("the shape of buttons with a border")
    func buttonBorder() {
      let place = CGRect(x: 0, y: 0, width: 100, height: 40)
      let capsule = ButtonBorderShape.capsule.path(in: place)
      #expect(!capsule.contains(CGPoint(x: 1, y: 1)))
      let rounded = ButtonBorderShape.roundedRectangle(radius: 4).path(in: place)
      #expect(rounded.contains(CGPoint(x: 3, y: 3)))
      // iOS 18, regular: 7 points.
      #expect(ButtonBorderShape.buttonBorder.path(in: place).contains(CGPoint(x: 4, y: 4)))
    }
  }
#endif
