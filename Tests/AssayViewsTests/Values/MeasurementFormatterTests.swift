// SPDX-License-Identifier: MIT

import Testing

@testable import AssayViews

/// The expected texts are CLDR's patterns of English units (short, narrow and long), which ICU
/// writes on Apple's systems.
@Suite("Measurements in words")
struct MeasurementFormatterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var value: Double
    var unit: Dimension
    var options: MeasurementFormatter.UnitOptions = .providedUnit
    var style = Formatter.UnitStyle.medium
    var region = "en_US"
    var text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(value: 2.5, unit: UnitMass.kilograms, text: "2.5 kg"),
    Case(value: 1, unit: UnitMass.kilograms, style: .long, text: "1 kilogram"),
    Case(value: 45, unit: UnitMass.pounds, style: .long, text: "45 pounds"),
    Case(value: 45, unit: UnitMass.pounds, style: .short, text: "45#"),
    Case(value: 6, unit: UnitLength.feet, style: .long, text: "6 feet"),
    Case(value: 6, unit: UnitLength.feet, style: .short, text: "6′"),
    Case(value: 5, unit: UnitDuration.minutes, text: "5 min"),
    Case(value: 1.5, unit: UnitSpeed.kilometersPerHour, text: "1.5 km/h"),
    // The unit of the region: 5 km are 3.1069 miles.
    Case(value: 5, unit: UnitLength.kilometers, options: [], text: "3.107 mi"),
    Case(value: 5, unit: UnitLength.kilometers, options: [], region: "en_FR", text: "5 km"),
    Case(value: 20, unit: UnitTemperature.celsius, options: [], text: "68°F"),
    Case(value: 20, unit: UnitTemperature.celsius, options: [], region: "en_DE", text: "20°C"),
    Case(
      value: 20, unit: UnitTemperature.celsius, options: [.providedUnit, .temperatureWithoutUnit],
      text: "20°"),
  ])
  func words(_ row: Case) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: row.region)
    formatter.unitOptions = row.options
    formatter.unitStyle = row.style
    formatter.numberFormatter.maximumFractionDigits = 3
    #expect(
      formatter.string(from: Measurement(value: row.value, unit: row.unit)) == row.text)
  }

  /// The unit of the region has whole numbers, or two digits (ICU's rounding with a usage).
  @Test("a measurement in a format")
  func formats() {
    let american = Locale(identifier: "en_US")
    let marathon = Measurement(value: 26.2, unit: UnitLength.miles)
    #expect(marathon.formatted(.measurement(width: .wide).locale(american)) == "26 miles")
    #expect(
      marathon.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american))
        == "26.2mi")
    let warmth = Measurement(value: 30, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(width: .abbreviated).locale(american)) == "86°F")
    let exact = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
    #expect(
      warmth.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided, hidesScaleName: true, numberFormatStyle: exact
        ).locale(american)) == "30.0°")
  }

  @Test("a usage whose unit is not known is reported, and others are not")
  func usages() {
    _ = LeftOutNotes.take()
    let height = Measurement(value: 180, unit: UnitLength.centimeters)
    let american = Locale(identifier: "en_US")
    _ = height.formatted(.measurement(width: .wide, usage: .asProvided).locale(american))
    #expect(LeftOutNotes.take().isEmpty)
    _ = height.formatted(.measurement(width: .wide, usage: .personHeight).locale(american))
    #expect(
      LeftOutNotes.take().contains("the unit of a measurement for the usage 'personHeight'"))
  }

  @Test("a unit alone")
  func unit() {
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: UnitLength.miles) == "mi")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.miles) == "miles")
  }
}
