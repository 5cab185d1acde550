// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@testable import AssayViews

/// 2001-01-01 00:00:00 UTC was a Monday.
private let reference = Date(timeIntervalSinceReferenceDate: 0)

@MainActor
@Suite("Dates and formats in the words of the environment")
struct DateControlTests {
  private func words(_ view: some View, locale: String = "en_US") throws -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return try SceneSketch.build(
      view.viewNode(in: environment), in: Size(width: 400, height: 400)
    ).words.map { $0.replacing("\u{202F}", with: " ") }
  }

  @Test("a compact date picker shows the date and the time in UTC and in the locale")
  func compact() throws {
    let picker = DatePicker("When", selection: .constant(reference))
    #expect(try words(picker) == ["When", "Jan 1, 2001", "12:00 AM"])
    #expect(try words(picker, locale: "de_DE") == ["When", "01.01.2001", "00:00"])
    #expect(
      try words(picker.environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt))
        == ["When", "Jan 1, 2001", "1:00 AM"])
  }

  /// As those of UIDatePicker, whose size is its own.
  @Test("fields are as wide with a long label as with a short one")
  func longLabel() throws {
    func widths(_ label: String) throws -> [Double] {
      func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
      }
      let scene = try SceneSketch.build(
        DatePicker(label, selection: .constant(reference)).viewNode(in: EnvironmentValues()),
        in: Size(width: 300, height: 400))
      return leaves(scene.scene.accessibility).filter { $0.traits.contains(.isButton) }
        .map(\.frame.width)
    }
    #expect(try widths("When").count == 2)
    #expect(try widths("When the train leaves the station") == widths("When"))
  }

  @Test("displayed components and hidden labels leave parts out")
  func parts() throws {
    let date = DatePicker("When", selection: .constant(reference), displayedComponents: .date)
    #expect(try words(date) == ["When", "Jan 1, 2001"])
    #expect(try words(date.labelsHidden()) == ["Jan 1, 2001"])
  }

  @Test("a graphical date picker shows the days of the month, from the first day of the week")
  func graphical() throws {
    let picker = DatePicker("When", selection: .constant(reference), displayedComponents: .date)
      .datePickerStyle(.graphical)
    let american = try words(picker)
    #expect(
      american.prefix(8) == ["January 2001", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(american.dropFirst(8) == ArraySlice((1...31).map { "\($0)" }))
    #expect(try words(picker, locale: "de_DE").dropFirst().first?.hasPrefix("MO") == true)
  }

  /// Days that cannot be chosen are tertiaryLabel: 60, 60, 67 at 30%.
  @Test("days outside of the range are dim, and days that a range begins or ends in are not")
  func bounds() throws {
    func bright(_ picker: some View) throws -> [String] {
      func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
      }
      let scene = try SceneSketch.build(
        picker.environment(\.locale, Locale(identifier: "en_US"))
          .viewNode(in: EnvironmentValues()), in: Size(width: 400, height: 400)
      ).scene
      let days = leaves(scene.accessibility).filter { Int($0.label ?? "") != nil }
      #expect(days.count == 31)
      return days.filter { $0.foreground?.alpha == 255 }.compactMap(\.label)
    }
    let day = 86_400.0
    let picked = Binding.constant(reference + 10 * day)
    let range = (reference + 9.5 * day)...(reference + 12 * day)
    let one = DatePicker("When", selection: picked, in: range, displayedComponents: .date)
    let bright10 = try bright(one.datePickerStyle(.graphical))
    #expect(bright10 == ["10", "11", "12", "13"], "\(bright10)")
    let days: Binding<Set<DateComponents>> = .constant([
      DateComponents(year: 2001, month: 1, day: 5)
    ])
    #expect(
      try bright(MultiDatePicker("Days", selection: days, in: ..<(reference + 3 * day)))
        == ["1", "2", "3"])
    #expect(
      try bright(MultiDatePicker("Days", selection: days, in: (reference + 29 * day)...))
        == ["30", "31"])
  }

  @Test("a wheel shows the chosen parts in its middle")
  func wheel() throws {
    let picker = DatePicker("When", selection: .constant(reference), displayedComponents: .date)
      .datePickerStyle(.wheel)
    let rows = try words(picker)
    #expect(rows.count == 21)
    #expect([rows[3], rows[10], rows[17]] == ["January", "1", "2001"])
  }

  @Test("texts of dates and numbers take locale and time zone from the environment")
  func formats() throws {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    let view = VStack {
      Text(reference, style: .date)
      Text(reference, style: .time)
      Text(1234.5, format: .number)
      Text(reference, formatter: formatter)
    }
    #expect(
      try words(view) == ["January 1, 2001", "12:00 AM", "1,234.5", "1/1/01, 12:00 AM"])
    #expect(
      try words(view, locale: "de_DE")
        == ["1. Januar 2001", "00:00", "1.234,5", "01.01.01, 00:00"])
  }

  @Test("a locale that a format names stays")
  func ownLocale() throws {
    let german = Locale(identifier: "de_DE")
    #expect(try words(Text(1234.5, format: .number.locale(german))) == ["1.234,5"])
  }

  @Test("a paused timer shows its time, another the start of its interval and a report")
  func timers() throws {
    let start = Date(timeIntervalSinceReferenceDate: 2_000_000_000)
    let interval = start...(start + 3725)
    let paused = Text(timerInterval: interval, pauseTime: start + 60)
    #expect(try words(paused) == ["1:01:05"])
    #expect(
      try words(Text(timerInterval: interval, countsDown: true, showsHours: false)) == ["62:05"])
    let running = try SceneSketch.build(Text(timerInterval: interval).viewNode())
    #expect(running.texts.map(\.string) == ["1:02:05"])
    #expect(running.scene.diagnostics.count == 1)
    #expect(try progress(ProgressView(timerInterval: interval)) == ["1.0"])
    #expect(try progress(ProgressView(timerInterval: interval, countsDown: false)) == ["0.0"])
    let relative = try SceneSketch.build(Text(reference, style: .relative).viewNode())
    #expect(relative.scene.diagnostics.count == 1)
  }

  /// `HALiveActivitySnapshot` of home-assistant's iOS app, chronometer: 25 minutes of November 14,
  /// 2023, counted up, are "25:00" over a full bar in each of Apple's pictures.
  @Test("a timer of an interval that is over shows its end, without a report")
  func pastTimers() throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let interval = start...(start + 1500)
    let up = try SceneSketch.build(Text(timerInterval: interval, countsDown: false).viewNode())
    #expect(up.texts.map(\.string) == ["25:00"])
    #expect(up.scene.diagnostics.isEmpty)
    #expect(try words(Text(timerInterval: interval)) == ["0:00"])
    #expect(try words(Text(timerInterval: interval, pauseTime: start + 60)) == ["24:00"])
    #expect(try progress(ProgressView(timerInterval: interval, countsDown: false)) == ["1.0"])
    #expect(try progress(ProgressView(timerInterval: interval)) == ["0.0"])
  }

  /// Writes how far a progress view is.
  private struct Told: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
    }
  }

  private func progress(_ view: some View) throws -> [String] {
    try words(view.progressViewStyle(Told()))
  }

  /// The columns and the words of UIKit's `UIDatePicker` in the languages.
  @Test("wheels are in the order of the locale, and the half of the day has its own")
  func wheels() throws {
    // 2025-10-09 08:53 UTC was a Thursday.
    let date = Date(timeIntervalSince1970: 1_759_999_980)
    func middles(_ locale: String, _ components: DatePickerComponents) throws -> [String] {
      let picker = DatePicker(
        "When", selection: .constant(date), displayedComponents: components
      ).datePickerStyle(.wheel)
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      let built = try SceneSketch.build(
        picker.viewNode(in: environment), in: Size(width: 400, height: 400))
      return built.texts.filter { abs($0.frame.midY - 200) < 8 }.map(\.string)
    }
    #expect(try middles("en_US", [.date, .hourAndMinute]) == ["Thu Oct 9", "8", "53", "AM"])
    #expect(try middles("en_US", .hourAndMinute) == ["8", "53", "AM"])
    #expect(try middles("de_DE", .hourAndMinute) == ["08", "53"])
    #expect(try middles("ja_JP", .date).count == 3)
    #expect(try middles("en_US", .date) == ["October", "9", "2025"])
    #expect(try middles("de_DE", .date) == ["9", "Oktober", "2025"])
    #expect(try middles("ko_KR", .hourAndMinute) == ["오전", "8", "53"])
  }

  @Test("a calendar without a chosen day says that its month is not the current one")
  func emptyCalendar() throws {
    func notes(_ days: Set<DateComponents>) throws -> [String] {
      try SceneSketch.build(
        MultiDatePicker("Days", selection: .constant(days)).viewNode(),
        in: Size(width: 400, height: 400)
      ).notes
    }
    #expect(
      try notes([]) == ["the current month of a calendar without a chosen day is not drawn"])
    #expect(try notes([DateComponents(year: 2025, month: 10, day: 9)]) == [])
  }
}
