// SPDX-License-Identifier: MIT

/// A measurement in words: "3 kg", "21°C".
///
/// Unlike Foundation's on Apple's systems, units have English symbols and words in every language,
/// and most stay what they are in every region. Both are reported.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement; without it, that of the region.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit in which the number is near 1. Unlike Foundation's, it has no effect, which is
    /// reported.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A degree sign alone for temperatures.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// "3kg", "3 kg" or "3 kilograms".
  open var unitStyle = Formatter.UnitStyle.medium
  // The types are Foundation's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language and the region; by default those of the environment.
  open var locale: Locale! = FormattedWords.current.locale
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How the number is written; by default as a decimal number.
  open lazy var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }()

  /// Creates a formatter.
  public override init() { super.init() }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The words for a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return words(number, unit, of: value)
  }

  /// The words for a unit alone.
  open func string(from unit: Unit) -> String {
    let words = UnitWords(unit)
    return unitStyle == .long ? words.plural : words.symbol
  }

  /// The words for a measurement; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) }
  }

  /// A number that is already in words, with its unit.
  func words(_ number: String, _ unit: Unit, of value: Double) -> String {
    let (unit, isOne) = (UnitWords(unit), value == 1)
    if let language = locale?.language.languageCode?.identifier, language != "en" {
      LeftOutNotes.add("the unit of a measurement in the language '\(language)'")
    }
    let isPlain = unit.isTemperature && unitOptions.contains(.temperatureWithoutUnit)
    switch unitStyle {
    case .long where isPlain: return number + (isOne ? " degree" : " degrees")
    case .long: return number + " " + (isOne ? unit.singular : unit.plural)
    case _ where isPlain: return number + "°"
    case .short: return number + unit.narrowSymbol
    default: return number + (unit.symbol.hasPrefix("°") ? "" : " ") + unit.symbol
    }
  }

  /// The measurement in the unit that is written.
  func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    if unitOptions.contains(.naturalScale) {
      LeftOutNotes.add("the unit of a measurement by its natural scale")
    }
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else {
      return (value, unit)
    }
    let system = locale?.measurementSystem ?? .metric
    guard let target = Self.regional(dimension, system) else {
      LeftOutNotes.add("a measurement in the unit of the region")
      return (value, unit)
    }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    return target == dimension
      ? (value, unit) : (target.converter.value(fromBaseUnitValue: base), target)
  }

  /// The unit of a region; nil where it is not known.
  private static func regional(
    _ unit: Dimension, _ system: Locale.MeasurementSystem
  ) -> Dimension? {
    let isUS = system == .us
    return switch unit {
    // In the United Kingdom it depends on what is measured.
    case is UnitLength where system == .uk, is UnitMass where system == .uk: nil
    case UnitTemperature.celsius, UnitTemperature.fahrenheit:
      isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case UnitMass.kilograms, UnitMass.pounds: isUS ? UnitMass.pounds : UnitMass.kilograms
    case UnitLength.kilometers, UnitLength.miles: isUS ? UnitLength.miles : UnitLength.kilometers
    case is UnitDuration, is UnitAngle, is UnitFrequency, is UnitElectricCurrent: unit
    default: nil
    }
  }
}

/// How a unit is written in English (CLDR 44, units of "en").
private struct UnitWords {
  var symbol: String
  var narrowSymbol: String
  var singular: String
  var plural: String
  let isTemperature: Bool

  init(_ unit: Unit) {
    isTemperature = unit is UnitTemperature
    let table = unit is UnitDuration ? Self.durations : Self.units
    let known = table[unit.symbol]
    symbol = known?.symbol ?? unit.symbol
    narrowSymbol = known?.narrow ?? symbol
    singular = known?.singular ?? symbol
    plural = known.map { $0.plural ?? $0.singular + "s" } ?? symbol
  }

  private struct Known {
    var singular: String
    var plural: String?
    var symbol: String?
    var narrow: String?

    init(
      _ singular: String, _ plural: String? = nil, symbol: String? = nil, narrow: String? = nil
    ) {
      self.singular = singular
      self.plural = plural
      self.symbol = symbol
      self.narrow = narrow
    }
  }

  // By Foundation's symbols.

  private static let durations: [String: Known] = [
    "h": Known("hour", symbol: "hr", narrow: "h"), "m": Known("minute", symbol: "min", narrow: "m"),
    "s": Known("second", symbol: "sec", narrow: "s"),
  ]

  private static let units: [String: Known] = [
    "kg": Known("kilogram"), "g": Known("gram"), "mg": Known("milligram"),
    "lb": Known("pound", narrow: "#"), "oz": Known("ounce"), "km": Known("kilometer"),
    "m": Known("meter"), "cm": Known("centimeter"), "mm": Known("millimeter"),
    "mi": Known("mile"), "ft": Known("foot", "feet", narrow: "′"),
    "in": Known("inch", "inches", narrow: "″"), "yd": Known("yard"), "L": Known("liter"),
    "mL": Known("milliliter"), "gal": Known("gallon"), "fl oz": Known("fluid ounce"),
    "m/s": Known("meter per second", "meters per second"),
    "km/h": Known("kilometer per hour", "kilometers per hour"),
    "mph": Known("mile per hour", "miles per hour"),
    "°C": Known("degree Celsius", "degrees Celsius"),
    "°F": Known("degree Fahrenheit", "degrees Fahrenheit", narrow: "°"),
    "kCal": Known("kilocalorie", symbol: "kcal"), "°": Known("degree", symbol: "deg", narrow: "°"),
    "Hz": Known("hertz", "hertz"), "V": Known("volt"), "A": Known("ampere"), "W": Known("watt"),
    "kWh": Known("kilowatt-hour"),
  ]
}
