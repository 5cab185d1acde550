// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// 2001-01-01 00:00:00 UTC.
private let reference = Date(timeIntervalSinceReferenceDate: 0)
private let places = ["en", "de", "ar-EG", "es-MX", "th-TH", "fa-IR", "hi-IN", "en-GB"]

/// Foundation's words with everything named are the reference: nothing in them is the machine's.
@MainActor
@Suite("Values in the words of the trait set, never of the machine")
struct LocaleWordsTests {
  private func words(_ view: some View, _ locale: String) throws -> [String] {
    let traits = TraitSet(
      canvas: .fixed(width: 400, height: 800, displayScale: 1), locale: locale)
    return try ScreenSketch.build(view, traits).texts.map(\.string)
  }

  private func locale(_ tag: String) -> Locale { Locale(identifier: tag == "en" ? "en_US" : tag) }

  private struct Formatted: View {
    var body: some View {
      Text((1_234_567).formatted())
      Text(1234.5.formatted(.currency(code: "USD")))
      Text(Decimal(1234.5).formatted(.currency(code: "EUR")))
      Text(0.256.formatted(.percent))
      Text(reference.formatted(.dateTime.day().month(.wide).year()))
      Text(["a", "b", "c"].formatted())
      Text([1000, 2000].formatted(.list(memberStyle: .number, type: .or)))
      Text(Duration.seconds(90).formatted(.units(allowed: [.hours, .minutes])))
      Text(Int64(12_345_678).formatted(.byteCount(style: .file)))
    }
  }

  @Test("formatted() in a body", arguments: places)
  func formatted(_ tag: String) throws {
    let locale = locale(tag)
    let date = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: .gmt)
    var expected: [String] = []
    expected.append((1_234_567).formatted(.number.locale(locale)))
    expected.append(1234.5.formatted(.currency(code: "USD").locale(locale)))
    expected.append(Decimal(1234.5).formatted(.currency(code: "EUR").locale(locale)))
    expected.append(0.256.formatted(.percent.locale(locale)))
    expected.append(date.day().month(.wide).year().format(reference))
    expected.append(["a", "b", "c"].formatted(.list(type: .and).locale(locale)))
    let numbers: IntegerFormatStyle<Int> = .number.locale(locale)
    expected.append(
      ListFormatStyle<IntegerFormatStyle<Int>, [Int]>.list(memberStyle: numbers, type: .or)
        .locale(locale).format([1000, 2000]))
    let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .abbreviated)
    expected.append(units.locale(locale).format(Duration.seconds(90)))
    expected.append(ByteCountFormatStyle(style: .file, locale: locale).format(12_345_678))
    #expect(try words(Formatted(), tag) == expected)
  }

  @Test("texts, interpolations and fields that are made outside of any body", arguments: places)
  func outside(_ tag: String) throws {
    let locale = locale(tag)
    let amount = 1234.5.formatted(.currency(code: "USD").locale(locale))
    let date = Date.FormatStyle(
      date: .long, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: .gmt)
    let view = VStack {
      Text(1234.5, format: .currency(code: "USD"))
      Text("\(1234.5, format: .currency(code: "USD"))")
      Text("\(1234567)")
      Text("\(1234.5, specifier: "%.2f")")
      Text(reference, format: Date.FormatStyle(date: .long, time: .shortened))
      Text("\(reference, style: .time)")
      TextField("Amount", value: .constant(1234.5), format: .currency(code: "USD"))
      LabeledContent("", value: 1234.5, format: .currency(code: "USD"))
    }
    let time = DateFormatter()
    time.locale = locale
    time.calendar = locale.calendar
    time.timeZone = .gmt
    time.dateStyle = .none
    time.timeStyle = .short
    let found = try words(view, tag).filter { !$0.isEmpty }
    #expect(
      found == [
        amount, amount, String(format: "%ld", locale: locale, 1_234_567),
        String(format: "%.2f", locale: locale, 1234.5), date.format(reference),
        time.string(from: reference), amount, amount,
      ])
  }

  @Test("dollars in three languages, by the letters")
  func dollars() throws {
    let text = Text(1234.5, format: .currency(code: "USD"))
    #expect(try words(text, "en") == ["$1,234.50"])
    #expect(try words(text, "de") == ["1.234,50\u{A0}$"])
    #expect(try words(text, "ar-EG") == ["\u{200F}١٬٢٣٤٫٥٠\u{A0}US$"])
  }

  @Test("the hour cycle is the locale's, or that of its extension")
  func hours() throws {
    let text = Text(reference + 13 * 3600, style: .time)
    #expect(try words(text, "en") == ["1:00\u{202F}PM"])
    #expect(try words(text, "en-GB") == ["13:00"])
    #expect(try words(text, "en-US-u-hc-h23") == ["13:00"])
  }

  @Test("the environment of the place where a text is shown counts")
  func place() throws {
    let view = VStack {
      Text("\(1234.5, format: .number)")
      Text(reference, format: .dateTime.hour().minute())
      Text("\(reference, format: .dateTime.hour().minute())")
    }
    .environment(\.locale, Locale(identifier: "de_DE"))
    .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
    #expect(try words(view, "en") == ["1.234,5", "01:00", "01:00"])
  }

  /// On a machine in Tokyo, Tokyo's zone is also the machine's.
  @Test(
    "a time zone that a format names stays, whichever it is",
    arguments: ["Asia/Tokyo", "America/New_York", "UTC", "Europe/Berlin"])
  func namedZones(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let hour = Date.FormatStyle(timeZone: zone).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    let offset = zone.secondsFromGMT(for: reference) / 3600
    let text = Text(reference, format: hour).environment(\.timeZone, .gmt)
    let expected = String(format: "%02d:00", (offset + 24) % 24)
    #expect(try words(text, "en-GB") == [expected])
  }

  @Test("an interval of dates is that of one day, in the locale")
  func intervals() throws {
    let found = try words(Text(reference...(reference + 3 * 3600)), "de")
    #expect(found == ["00:00–03:00 Uhr"])
  }

  @Test("a calendar is the locale's")
  func calendars() throws {
    let year = Text(reference, format: .dateTime.year())
    // The Buddhist era counts from 543 BC; a Persian year begins in March.
    #expect(try words(year, "th-TH") == ["พ.ศ. 2544"])
    #expect(try words(year, "fa-IR") == ["۱۳۷۹"])
    #expect(try words(year, "de") == ["2001"])
  }

  @Test("a format that depends on the clock is reported, also inside of a text")
  func clocks() throws {
    let traits = TraitSet(canvas: .fixed(width: 400, height: 800, displayScale: 1))
    for text in [
      Text(reference, format: .relative(presentation: .named)),
      Text("\(reference, format: .relative(presentation: .named))"),
      Text("\(reference, style: .relative)"),
    ] {
      #expect(try ScreenSketch.build(text, traits).scene.diagnostics.count == 1)
    }
  }

  // As `Locale.current.identifier` reads on devices of these languages and regions.
  @Test("a device has a region, after an underscore: en is en_US, pt-BR is pt_BR")
  func regions() {
    func identifier(_ tag: String) -> String {
      EnvironmentValues(traits: TraitSet(canvas: .sizeThatFits(displayScale: 1), locale: tag))
        .locale.identifier
    }
    #expect(identifier("en") == "en_US")
    #expect(identifier("de") == "de_DE")
    #expect(identifier("pt-BR") == "pt_BR")
    #expect(identifier("zh-Hans") == "zh-Hans_CN")
    #expect(identifier("en-XA") == "en_US")
  }
}
