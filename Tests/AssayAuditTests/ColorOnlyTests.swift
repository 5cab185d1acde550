// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// Colors that turn alike, and marks that something beside their color tells apart.
@Suite("Color as the only difference")
struct ColorOnlyTests {
  private static let olive = Color(red: 128.0 / 255, green: 140.0 / 255, blue: 51.0 / 255)
  private static let rust = Color(red: 204.0 / 255, green: 89.0 / 255, blue: 51.0 / 255)

  private func count(_ view: some View) throws -> Int {
    ColorOnlyRule().check(try Screens.screen(of: view), AuditOptions()).issues.count
  }

  private func rows(
    _ first: (some View, String), _ second: (some View, String)
  ) -> some View {
    VStack(alignment: .leading) {
      HStack {
        first.0
        Text(first.1)
      }
      HStack {
        second.0
        Text(second.1)
      }
    }
  }

  private func dot(_ color: Color) -> some View {
    Circle().fill(color).frame(width: 14, height: 14)
  }

  /// The textbook's pairs of red and green, and pairs that everybody tells apart: by hue, or by a
  /// contrast of 3:1 and more (#B00000 on #7FDF7F: luminances 0.0923 and 0.5883, 4.48). Okabe and
  /// Ito's colors are made for it.
  @Test(
    "red and green are confused, and colors of other hues or a contrast of 3:1 are not",
    arguments: [
      ("#FF3B30", "#34C759", true), ("#FF453A", "#30D158", true), ("#D32F2F", "#388E3C", true),
      ("#FF0000", "#008000", true), ("#C00000", "#00A000", true), ("#808C33", "#CC5933", true),
      ("#B00000", "#7FDF7F", false), ("#FF3B30", "#007AFF", false), ("#007AFF", "#34C759", false),
      ("#1E6FD9", "#6FA8F0", false), ("#000000", "#FFFFFF", false), ("#8E8E93", "#FF3B30", false),
      ("#D55E00", "#0072B2", false), ("#D55E00", "#009E73", false), ("#CC79A7", "#009E73", false),
      ("#E69F00", "#56B4E9", false),
    ])
  func pairs(_ first: String, _ second: String, _ isConfused: Bool) throws {
    let parser = ColorParser(appearance: .light)
    let colors = [try parser.color(first), try parser.color(second)]
    let confused = ColorOnlyRule.confused(colors[0], colors[1])
      .filter { $0 == .protanopia || $0 == .deuteranopia }
    #expect(!confused.isEmpty == isConfused, "\(confused)")
  }

  /// Names tell nothing of a state; its word does, and words that come back with their color.
  @Test func wordsBesideMarks() throws {
    #expect(try count(rows((dot(Self.olive), "Online"), (dot(Self.rust), "Offline"))) == 0)
    #expect(try count(rows((dot(Self.olive), "Server A"), (dot(Self.rust), "Server B"))) == 1)
    #expect(try count(rows((dot(Self.olive), "Online"), (dot(Self.rust), "Online"))) == 1)
    let tags = VStack(alignment: .leading) {
      ForEach(0..<2) { _ in
        rows((dot(Self.olive), "Garden"), (dot(Self.rust), "Kitchen"))
      }
    }
    #expect(try count(tags) == 0)
    // Far away they belong to something else.
    let far = HStack(spacing: 0) {
      VStack {
        dot(Self.olive)
        dot(Self.rust)
      }
      Text("Online").padding(.leading, 60)
    }
    #expect(try count(far) == 1)
  }

  @Test("dots hidden from accessibility are no finding, and a hidden background changes nothing")
  func ornaments() throws {
    let marks = HStack {
      dot(Self.olive)
      dot(Self.rust)
    }
    #expect(try count(marks) == 1)
    #expect(
      try count(
        HStack {
          dot(Self.olive).accessibilityHidden(true)
          dot(Self.rust).accessibilityHidden(true)
        }) == 0)
    #expect(try count(marks.accessibilityHidden(false)) == 1)
    // A hidden background says nothing of what lies on it.
    #expect(
      try count(
        ZStack {
          Color.yellow.accessibilityHidden(true)
          marks
        }) == 1)
  }

  @Test("rings that differ only in color are a finding, alone and around dots")
  func rings() throws {
    func ring(_ color: Color) -> some View {
      Circle().stroke(color, lineWidth: 3).frame(width: 14, height: 14)
    }
    #expect(try count(rows((ring(Self.olive), "a"), (ring(Self.rust), "b"))) == 1)
    // The line around a dot is a part of it.
    func both(_ color: Color) -> some View { dot(color).overlay { ring(color) } }
    #expect(try count(rows((both(Self.olive), "a"), (both(Self.rust), "b"))) == 1)
  }

  /// Signs that are written, one word in two colors, and bars of one thickness.
  @Test func signsWordsAndBars() throws {
    func text(_ string: String, _ color: Color) -> some View { Text(string).foregroundStyle(color) }
    #expect(try count(rows((text("●", Self.olive), "A"), (text("●", Self.rust), "B"))) == 1)
    #expect(try count(rows((text("●", Self.olive), "A"), (text("▲", Self.rust), "B"))) == 0)
    #expect(
      try count(
        VStack {
          text("Server", Self.olive)
          text("Server", Self.rust)
        }) == 1)
    #expect(
      try count(
        VStack {
          text("Server", Self.olive)
          text("Server", Self.rust).bold()
        }) == 0)
    func bar(_ color: Color, _ height: Double) -> some View {
      Rectangle().fill(color).frame(width: 20, height: height)
    }
    #expect(
      try count(
        HStack(alignment: .bottom) {
          bar(Self.olive, 120)
          bar(Self.rust, 90)
        }) == 1)
    #expect(
      try count(
        HStack {
          Rectangle().fill(Self.olive).frame(width: 90, height: 90)
          Rectangle().fill(Self.rust).frame(width: 90, height: 90)
        }) == 1)
    // Cards with words of their own, and a card on a background.
    #expect(
      try count(
        HStack {
          Text("Up").frame(width: 90, height: 90).background(Self.olive)
          Text("Down").frame(width: 90, height: 90).background(Self.rust)
        }) == 0)
    #expect(
      try count(
        ZStack {
          Self.olive
          Rectangle().fill(Self.rust).frame(width: 90, height: 90)
        }) == 0)
  }

  @Test(arguments: [
    ("Verbunden", "Getrennt"), ("En ligne", "Hors ligne"), ("在线", "离线"), ("接続済み", "未接続"),
    ("connecté", "déconnecté"),
    // Translations of GNOME Settings and NetworkManager, which say them for their own states.
    ("Aktiveret", "Deaktiveret"), ("Habilitado", "Desabilitado"), ("Đang chạy", "Bị dừng"),
    ("Çalışıyor", "Durduruldu"), ("Połączone", "Rozłączone"), ("कनेक्टेड", "डिस्कनेक्टेड"),
  ])
  func stateWordsOfOtherLanguages(_ first: String, _ second: String) throws {
    #expect(try count(rows((dot(Self.olive), first), (dot(Self.rust), second))) == 0)
  }
}
