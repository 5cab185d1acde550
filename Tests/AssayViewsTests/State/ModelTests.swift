// SPDX-License-Identifier: MIT

import AssayScenes
import Foundation
import Testing

@testable import AssayViews

private final class Model: ObservableObject {
  @Published var text = "a"
  @Published private(set) var length = 0
  private var cancellables: Set<AnyCancellable> = []

  init() { $text.map(\.count).sink { [weak self] in self?.length = $0 }.store(in: &cancellables) }
}

@Observable
private final class NewModel {
  var text = "a"
}

@MainActor
@Suite("Models of a screen")
struct ModelTests {
  private func texts(_ view: some View) throws -> [String] {
    try GeometrySketch.build(view).texts.map(\.string)
  }

  struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Passed(model: model)
        Inherited()
      }.environmentObject(model).onAppear { model.text = "abc" }
    }
  }
  struct Passed: View {
    @ObservedObject fileprivate var model: Model
    var body: some View { Text(verbatim: model.text) }
  }
  struct Inherited: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(verbatim: "\(model.length)") }
  }

  /// Keeps what a block of a queue would do after the rendering.
  fileprivate final class Later {
    var work: (() -> String)?
  }
  struct Asking: View {
    fileprivate let later: Later
    @EnvironmentObject private var model: Model
    @Environment(NewModel.self) private var newModel
    @Environment(\.locale) private var locale
    var body: some View {
      Text(verbatim: "a").onAppear {
        later.work = { "\(model.text) \(newModel.text) \(locale.identifier)" }
      }
    }
  }

  @Test("code that runs after a rendering reads the environment of the rendering")
  func afterRendering() throws {
    let (later, model, newModel) = (Later(), Model(), NewModel())
    (model.text, newModel.text) = ("old", "new")
    let view = Asking(later: later).environmentObject(model).environment(newModel)
    _ = try texts(view.environment(\.locale, Locale(identifier: "pt_BR")))
    let work = try #require(later.work)
    #expect(work() == "old new pt_BR")
    model.text = "newer"
    #expect(work() == "newer new pt_BR")
  }

  @Test("a published change is drawn, by those who own, get or inherit the object")
  func published() throws {
    #expect(try texts(Owner()) == ["abc", "3"])
  }

  @Test("an object that a test passes is followed")
  func observed() throws {
    let model = Model()
    #expect(try texts(Passed(model: model).onAppear { model.text = "x" }) == ["x"])
  }

  struct NewOwner: View {
    @State private var model = NewModel()
    var body: some View {
      @Bindable var bindable = model
      VStack {
        Text(verbatim: model.text)
        Text(verbatim: bindable.text)
      }.environment(model).onAppear { $bindable.text.wrappedValue = "new" }
    }
  }

  @Test("a change of an observable model is drawn")
  func observable() throws {
    #expect(try texts(NewOwner()) == ["new", "new"])
  }

  struct Receiving: View {
    let subject = CurrentValueSubject<Int, Never>(7)
    @State private var values: [Int] = []
    var body: some View {
      Text(verbatim: "\(values)")
        .onReceive(subject) { values.append($0) }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          values = []
        }
        .onAppear { subject.send(8) }
    }
  }

  @Test("onReceive gets the newest value and those that actions send, and no time passes")
  func receiving() throws {
    #expect(try texts(Receiving()) == ["[7, 8]"])
  }

  @Test("each rendering has a state object of its own")
  func ownObject() throws {
    struct Appending: View {
      @StateObject private var model = Model()
      var body: some View { Text(verbatim: model.text).onAppear { model.text += "+" } }
    }
    let view = Appending()
    #expect(try texts(view) == ["a+"])
    #expect(try texts(view) == ["a+"])
  }
}
