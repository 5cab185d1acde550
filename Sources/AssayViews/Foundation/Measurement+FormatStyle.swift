// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// What a measurement is of, which decides about its unit in a region.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    var isProvided = false
    /// What is measured, where its unit is not known: that of the region is written, which is
    /// reported.
    var purpose: String?
    /// The unit of the region.
    public static var general: Self { Self() }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(isProvided: true) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Of a person.
    public static var person: Self { Self(purpose: "person") }
    /// Of a person's height.
    public static var personHeight: Self { Self(purpose: "personHeight") }
    /// Of a road.
    public static var road: Self { Self(purpose: "road") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of the weather.
    public static var weather: Self { Self(purpose: "weather") }
    /// Of a person.
    public static var person: Self { Self(purpose: "person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Of a person.
    public static var personWeight: Self { Self(purpose: "personWeight") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Of food.
    public static var food: Self { Self(purpose: "food") }
    /// Of exercise.
    public static var workout: Self { Self(purpose: "workout") }
  }

  extension Measurement where UnitType: Dimension {
    /// A measurement in words: "3 kg", "21°C". What of it is not as on Apple's systems is that of
    /// `MeasurementFormatter`, and reported.
    public struct FormatStyle: Foundation.FormatStyle {
      /// How long the unit is.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let style: Int
        /// "3 kilograms".
        public static var wide: UnitWidth { UnitWidth(style: Formatter.UnitStyle.long.rawValue) }
        /// "3 kg".
        public static var abbreviated: UnitWidth {
          UnitWidth(style: Formatter.UnitStyle.medium.rawValue)
        }
        /// "3kg".
        public static var narrow: UnitWidth { UnitWidth(style: Formatter.UnitStyle.short.rawValue) }
      }

      /// How long the unit is.
      public var width: UnitWidth
      /// The language and the region.
      public var locale: Locale
      /// Whether a temperature is written without its scale.
      public var hidesScaleName = false
      private let usage: MeasurementFormatUnitUsage<UnitType>
      var numberFormatStyle: FloatingPointFormatStyle<Double>?

      /// Creates a format.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// The words for a measurement.
      public func format(_ value: Measurement<UnitType>) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
        if hidesScaleName { formatter.unitOptions.insert(.temperatureWithoutUnit) }
        if usage.isProvided { formatter.unitOptions.insert(.providedUnit) }
        if let purpose = usage.purpose {
          LeftOutNotes.add("the unit of a measurement for the usage '\(purpose)'")
        }
        let shown = formatter.shown(value.value, value.unit)
        let style = numberFormatStyle ?? Self.usual(shown.0, isProvided: usage.isProvided)
        return formatter.words(style.locale(locale).format(shown.0), shown.1, of: shown.0)
      }

      /// Of a unit of the region, whole numbers, or two digits; otherwise up to three digits behind
      /// the point. Source: ICU, number formatting with a usage.
      private static func usual(
        _ value: Double, isProvided: Bool
      ) -> FloatingPointFormatStyle<Double> {
        let digits = isProvided ? 3 : abs(value) < 9.95 ? 1 : 0
        return FloatingPointFormatStyle<Double>().precision(.fractionLength(0...digits))
      }

      /// The format in a language and a region.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }

    /// The measurement in words, as a format says.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement { FormattedWords.text(self, style) }

    /// The measurement in words, in the unit of the region.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  }

  extension FormatStyle {
    /// A measurement in words.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature in words.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
      style.hidesScaleName = hidesScaleName
      return style
    }
  }
#endif
