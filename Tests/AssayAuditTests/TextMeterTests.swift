// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

@Suite("Text against the pixels behind it")
struct TextMeterTests {
  /// Expected colors by hand; ratios from them by the formula, which the vectors test.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var foreground: String
    var background: String
    var view: @Sendable () -> AnyView
    var testDescription: String { name }
  }

  static let gray = AssayViews.Color(red: 119.0 / 255, green: 119.0 / 255, blue: 119.0 / 255)

  static let cases: [Case] = [
    Case(name: "solid", foreground: "#777777", background: "#FFFFFF") {
      AnyView(Text("Hello").foregroundStyle(gray))
    },
    Case(name: "on a color", foreground: "#FFFFFF", background: "#777777") {
      AnyView(Text("Hello").foregroundStyle(.white).padding().background(gray))
    },
    // 0.5 of black on white: 127.5, which the rasterizer rounds to 127 or 128.
    Case(name: "group opacity", foreground: "#808080", background: "#FFFFFF") {
      AnyView(Text("Hello").foregroundStyle(.black).opacity(0.5))
    },
    // The group with its white background fades over black: text stays black, the white becomes a
    // half.
    Case(name: "a group with its background", foreground: "#000000", background: "#808080") {
      AnyView(
        ZStack {
          Color.black
          Text("Hello").foregroundStyle(.black).padding().background(.white).opacity(0.5)
        })
    },
    // Drawn over by half white: black becomes 127.5, and white stays.
    Case(name: "under something translucent", foreground: "#808080", background: "#FFFFFF") {
      AnyView(
        ZStack {
          Text("Hello").foregroundStyle(.black)
          Color.white.opacity(0.5)
        })
    },
  ]

  @Test("foreground and background are as seen, after all opacity", arguments: cases)
  func places(_ row: Case) throws {
    let screen = try Screens.screen(of: row.view())
    try #require(screen.texts.count == 1)
    guard case .measured(let worst, let best) = screen.measurements[0] else {
      Issue.record("\(screen.measurements[0])")
      return
    }
    for place in [worst, best] {
      #expect(near(place.foreground, row.foreground), "\(place.foreground.hex)")
      #expect(near(place.background, row.background), "\(place.background.hex)")
    }
  }

  @Test("a text is not measured in its neighbor's color", arguments: 9...22)
  func neighbors(_ size: Int) throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { row in
        Text("gjÅÇ(\(row)|").font(.system(size: Double(size)))
          .foregroundStyle(row % 2 == 0 ? .black : Self.gray)
      }
    }
    let screen = try Screens.screen(of: view)
    #expect(screen.texts.count == 6)
    for (row, measurement) in screen.measurements.enumerated() {
      guard case .measured(let worst, let best) = measurement else {
        Issue.record("\(measurement)")
        continue
      }
      let expected = row % 2 == 0 ? "#000000" : "#777777"
      #expect(near(worst.foreground, expected), "row \(row): \(worst.foreground.hex)")
      #expect(near(best.foreground, expected), "row \(row): \(best.foreground.hex)")
    }
  }

  private func near(_ color: RGBAColor, _ hex: String) -> Bool {
    guard let other = RGBAColor(hex: hex) else { return false }
    return abs(Int(color.red) - Int(other.red)) <= 1
      && abs(Int(color.green) - Int(other.green)) <= 1
      && abs(Int(color.blue) - Int(other.blue)) <= 1
  }

  /// White on a gradient from white to black: hardly any contrast at one end, much at the other.
  @Test func theWorstPlaceOfAGradientCounts() throws {
    let view = Text("Hello, gradient of words").foregroundStyle(.white).padding()
      .background(
        LinearGradient(
          colors: [.white, .black], startPoint: .leading, endPoint: .trailing))
    let screen = try Screens.screen(of: view)
    guard case .measured(let worst, let best) = screen.measurements[0] else {
      Issue.record("not measured")
      return
    }
    #expect(worst.ratio.value < 1.5 && best.ratio.value > 12)
    #expect(worst.x < best.x)
  }

  @Test func hiddenIsNotAlike() throws {
    let hidden = try Screens.screen(
      of: ZStack {
        Text("Hello").foregroundStyle(.black)
        Color.white
      })
    #expect(hidden.measurements == [.incomplete(.nothingVisible)])
    let alike = try Screens.screen(of: Text("Hello").foregroundStyle(.white))
    guard case .measured(let worst, _) = alike.measurements[0] else {
      Issue.record("a text of the background's color has a contrast: 1")
      return
    }
    #expect(worst.ratio.value == 1)
    let clear = try Screens.screen(of: Text("Hello").foregroundStyle(.clear))
    #expect(clear.measurements == [.incomplete(.nothingVisible)])
  }

  /// A text over another: the other is its background, where they cross.
  @Test func textOverText() throws {
    let screen = try Screens.screen(
      of: ZStack {
        Text("MMMMMM").font(.system(size: 40)).foregroundStyle(.red)
        Text("MMMMMM").font(.system(size: 20)).foregroundStyle(.white)
      }.padding().background(.black))
    #expect(screen.measurements.count == 2)
    guard case .measured(let worst, let best) = screen.measurements[1] else {
      Issue.record("not measured")
      return
    }
    #expect(worst.background.hex == "#FF3B30" && best.background.hex == "#000000")
  }

  /// White words, the second half of them on white: what is not seen at all is the worst place.
  @Test(arguments: [1.0, 254.0 / 255])
  func partlyOnItsOwnColor(_ level: Double) throws {
    let screen = try Screens.screen(
      of: Text("MMMMMMMMMM").foregroundStyle(.white).padding(20).background {
        HStack(spacing: 0) {
          Color.black
          Color(white: level)
        }
      })
    guard case .measured(let worst, let best) = screen.measurements.first else {
      Issue.record("not measured")
      return
    }
    #expect(worst.ratio.value < 1.01 && best.ratio.value == 21)
  }

  /// White words of which a white card hides the half: what is hidden is no place of theirs.
  @Test func hiddenPartsAreNoPlaces() throws {
    let screen = try Screens.screen(
      of: Text("MMMMMMMMMM").foregroundStyle(.white).padding(20).background(.black)
        .overlay(alignment: .trailing) { Color.white.frame(width: 90) })
    guard case .measured(let worst, _) = screen.measurements.first else {
      Issue.record("not measured")
      return
    }
    #expect(worst.ratio.value == 21)
  }

  /// Of a line of 17 points the top three hold no ink.
  @Test func whatAClipLeavesWithoutInk() throws {
    let screen = try Screens.screen(
      of: Text("none").frame(height: 3, alignment: .top).clipped())
    #expect(screen.measurements == [.incomplete(.cutAway)])
  }

  @Test func sizesAndWeights() throws {
    let screen = try Screens.screen(
      of: VStack {
        Text("Body")
        Text("Bold").font(.system(size: 14)).bold()
        Text("Scaled").scaleEffect(2)
        Image(systemName: "star.fill")
      })
    #expect(screen.texts.map(\.size.points).prefix(3) == [17, 14, 34])
    #expect(screen.texts.map(\.size.weight).prefix(3) == [400, 700, 400])
    #expect(screen.texts.map(\.isSymbol) == [false, false, false, true])
  }
}

@Suite("Pictures with their tree")
struct PictureMeterTests {
  /// The picture of a scene says what the scene says: text of #777777 on white, to a step of its
  /// smoothed edges.
  @Test func asTheSceneSays() throws {
    let gray = AssayViews.Color(red: 119.0 / 255, green: 119.0 / 255, blue: 119.0 / 255)
    let screen = try Screens.screen(of: Text("Hello").foregroundStyle(gray))
    let picture = AuditScreen(
      picture: screen.picture, accessibility: screen.scene.accessibility, scale: 2,
      traits: screen.traits)
    guard case .measured(let worst, _) = picture.measurements.first else {
      Issue.record("not measured")
      return
    }
    #expect(worst.foreground.hex == "#777777" && worst.background.hex == "#FFFFFF")
    #expect(TextContrastRule().check(picture, AuditOptions()).issues.count == 1)
    #expect(picture.texts.map(\.size.points) == [17])
    // A picture has no shapes, so nothing is said of marks that differ only by color.
    let rows = LabelSummary([Auditor().audit([picture])], Auditor()).rows
    #expect(rows[3].label == .differentiateWithoutColor && rows[3].verdict == .cannotTell)
  }

  /// White words on a blue button with round corners on white: the white pixel that is shown is one
  /// of the words.
  @Test func thePlaceIsOfTheText() throws {
    let screen = try Screens.screen(of: Button("Continue") {}.buttonStyle(.borderedProminent))
    let picture = AuditScreen(
      picture: screen.picture, accessibility: screen.scene.accessibility, scale: 2,
      traits: screen.traits)
    guard case .measured(let worst, _) = picture.measurements.first,
      let words = screen.texts.first
    else {
      Issue.record("not measured")
      return
    }
    #expect(worst.foreground.hex == "#FFFFFF")
    #expect(words.frame.contains(Point(x: Double(worst.x) / 2, y: Double(worst.y) / 2)))
  }

  @Test func aGradientIsNotTold() throws {
    let screen = try Screens.screen(
      of: Text("Hello").padding().background(
        LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)))
    let picture = AuditScreen(
      picture: screen.picture, accessibility: screen.scene.accessibility, scale: 2,
      traits: screen.traits)
    #expect(picture.measurements == [.incomplete(.colorsNotSeparated)])
  }
}
