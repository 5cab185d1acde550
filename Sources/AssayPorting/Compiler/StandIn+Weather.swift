// SPDX-License-Identifier: MIT

/// WeatherKit's values. Its service has no forecast: it answers that it is not permitted.
extension StandIn {
  static let weather = """
    @_exported import PortStandIn_CoreLocation
    import Foundation

    public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable,
      CustomStringConvertible
    {
      case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
      case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
      case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
      case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
      case thunderstorms, tropicalStorm, windy, wintryMix

      public var description: String {
        rawValue.reduce(into: "") { words, letter in
          if words.isEmpty {
            words += letter.uppercased()
          } else {
            words += letter.isUppercase ? " \\(letter)" : "\\(letter)"
          }
        }
      }
      public var accessibilityDescription: String { description }
    }

    public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable,
      CustomStringConvertible
    {
      case rising, falling, steady
      public var description: String { rawValue.capitalized }
      public var accessibilityDescription: String { description }
    }

    public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable,
      CustomStringConvertible
    {
      case none, hail, mixed, rain, sleet, snow
      public var description: String { rawValue.capitalized }
      public var accessibilityDescription: String { description }
    }

    public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable,
      CustomStringConvertible
    {
      case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
      case waningCrescent
      public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
      }
      public var description: String {
        switch self {
        case .new: "New Moon"
        case .waxingCrescent: "Waxing Crescent"
        case .firstQuarter: "First Quarter"
        case .waxingGibbous: "Waxing Gibbous"
        case .full: "Full Moon"
        case .waningGibbous: "Waning Gibbous"
        case .lastQuarter: "Last Quarter"
        case .waningCrescent: "Waning Crescent"
        }
      }
      public var accessibilityDescription: String { description }
    }

    public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable,
      CustomStringConvertible
    {
      case minor, moderate, severe, extreme, unknown
      public var description: String { rawValue.capitalized }
      public var accessibilityDescription: String { description }
    }

    public struct UVIndex: Codable, Hashable, Sendable {
      public enum ExposureCategory: String, CaseIterable, Codable, Comparable, Hashable, Sendable,
        CustomStringConvertible
      {
        case low, moderate, high, veryHigh, extreme
        public var rangeValue: ClosedRange<Int> {
          switch self {
          case .low: 0...2
          case .moderate: 3...5
          case .high: 6...7
          case .veryHigh: 8...10
          case .extreme: 11...Int.max
          }
        }
        public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
        public var accessibilityDescription: String { description }
        public static func < (a: Self, b: Self) -> Bool {
          a.rangeValue.lowerBound < b.rangeValue.lowerBound
        }
      }
      public var value: Int
      public var category: ExposureCategory
    }

    public struct Wind: Codable, Hashable, Sendable {
      public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable,
        CustomStringConvertible
      {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
        case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
        case northwest, northNorthwest
        public var abbreviation: String {
          let names = [
            "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW",
            "NW", "NNW",
          ]
          return names[Self.allCases.firstIndex(of: self)!]
        }
        public var description: String { rawValue }
        public var accessibilityDescription: String { description }
      }
      public var compassDirection: CompassDirection
      public var direction: Measurement<UnitAngle>
      public var speed: Measurement<UnitSpeed>
      public var gust: Measurement<UnitSpeed>?
    }

    public struct WeatherMetadata: Codable, Hashable, @unchecked Sendable {
      public var date: Date
      public var expirationDate: Date
      public var latitude: Double
      public var longitude: Double
      public var location: CLLocation {
        CLLocation(latitude: latitude, longitude: longitude)
      }
    }

    public struct SunEvents: Codable, Hashable, Sendable {
      public var astronomicalDawn: Date?
      public var nauticalDawn: Date?
      public var civilDawn: Date?
      public var sunrise: Date?
      public var solarNoon: Date?
      public var sunset: Date?
      public var civilDusk: Date?
      public var nauticalDusk: Date?
      public var astronomicalDusk: Date?
      public var solarMidnight: Date?
    }

    public struct MoonEvents: Codable, Hashable, Sendable {
      public var phase: MoonPhase
      public var moonrise: Date?
      public var moonset: Date?
    }

    public struct CloudCoverByAltitude: Codable, Hashable, Sendable {
      public var low: Double
      public var medium: Double
      public var high: Double
    }

    public struct SnowfallAmount: Codable, Hashable, Sendable {
      public var amount: Measurement<UnitLength>
      public var amountLiquidEquivalent: Measurement<UnitLength>
      public var maximum: Measurement<UnitLength>
      public var minimum: Measurement<UnitLength>
    }

    public struct PrecipitationAmountByType: Codable, Hashable, Sendable {
      public var hail: Measurement<UnitLength>
      public var mixed: Measurement<UnitLength>
      public var precipitation: Measurement<UnitLength>
      public var rainfall: Measurement<UnitLength>
      public var sleet: Measurement<UnitLength>
      public var snowfallAmount: SnowfallAmount
    }

    public struct CurrentWeather: Codable, Hashable, Sendable {
      public var date: Date
      public var cloudCover: Double
      public var cloudCoverByAltitude: CloudCoverByAltitude
      public var condition: WeatherCondition
      public var symbolName: String
      public var dewPoint: Measurement<UnitTemperature>
      public var humidity: Double
      public var precipitationIntensity: Measurement<UnitSpeed>
      public var pressure: Measurement<UnitPressure>
      public var pressureTrend: PressureTrend
      public var isDaylight: Bool
      public var temperature: Measurement<UnitTemperature>
      public var apparentTemperature: Measurement<UnitTemperature>
      public var uvIndex: UVIndex
      public var visibility: Measurement<UnitLength>
      public var wind: Wind
      public var metadata: WeatherMetadata
    }

    public struct MinuteWeather: Codable, Hashable, Sendable {
      public var date: Date
      public var precipitation: Precipitation
      public var precipitationChance: Double
      public var precipitationIntensity: Measurement<UnitSpeed>
    }

    public struct HourWeather: Codable, Hashable, Sendable {
      public var date: Date
      public var cloudCover: Double
      public var cloudCoverByAltitude: CloudCoverByAltitude
      public var condition: WeatherCondition
      public var symbolName: String
      public var dewPoint: Measurement<UnitTemperature>
      public var humidity: Double
      public var precipitation: Precipitation
      public var precipitationChance: Double
      public var precipitationAmount: Measurement<UnitLength>
      public var snowfallAmount: Measurement<UnitLength>
      public var pressure: Measurement<UnitPressure>
      public var pressureTrend: PressureTrend
      public var isDaylight: Bool
      public var temperature: Measurement<UnitTemperature>
      public var apparentTemperature: Measurement<UnitTemperature>
      public var uvIndex: UVIndex
      public var visibility: Measurement<UnitLength>
      public var wind: Wind
    }

    public struct DayPartForecast: Codable, Hashable, Sendable {
      public var cloudCover: Double
      public var condition: WeatherCondition
      public var highTemperature: Measurement<UnitTemperature>
      public var lowTemperature: Measurement<UnitTemperature>
      public var precipitation: Precipitation
      public var precipitationAmountByType: PrecipitationAmountByType
      public var precipitationChance: Double
      public var maximumHumidity: Double
      public var minimumHumidity: Double
      public var wind: Wind
    }

    public struct DayWeather: Codable, Hashable, Sendable {
      public var date: Date
      public var condition: WeatherCondition
      public var symbolName: String
      public var highTemperature: Measurement<UnitTemperature>
      public var highTemperatureTime: Date?
      public var lowTemperature: Measurement<UnitTemperature>
      public var lowTemperatureTime: Date?
      public var maximumHumidity: Double
      public var minimumHumidity: Double
      public var maximumVisibility: Measurement<UnitLength>
      public var minimumVisibility: Measurement<UnitLength>
      public var precipitation: Precipitation
      public var precipitationChance: Double
      public var precipitationAmount: Measurement<UnitLength>
      public var precipitationAmountByType: PrecipitationAmountByType
      public var rainfallAmount: Measurement<UnitLength>
      public var snowfallAmount: Measurement<UnitLength>
      public var sun: SunEvents
      public var moon: MoonEvents
      public var uvIndex: UVIndex
      public var wind: Wind
      public var highWindSpeed: Measurement<UnitSpeed>?
      public var daytimeForecast: DayPartForecast
      public var overnightForecast: DayPartForecast
    }

    public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
      Hashable, Sendable
    {
      public var forecast: [Element]
      public var metadata: WeatherMetadata
      public var summary: String? { nil }
      public var startIndex: Int { forecast.startIndex }
      public var endIndex: Int { forecast.endIndex }
      public subscript(position: Int) -> Element { forecast[position] }
    }

    public struct WeatherAlert: Codable, Hashable, Sendable {
      public var detailsURL: URL
      public var source: String
      public var summary: String
      public var region: String?
      public var severity: WeatherSeverity
      public var metadata: WeatherMetadata
    }

    public struct WeatherAvailability: Codable, Hashable, Sendable {
      public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
      }
      public var minuteAvailability: AvailabilityKind
      public var alertAvailability: AvailabilityKind
    }

    public struct Weather: Codable, Hashable, Sendable {
      public var currentWeather: CurrentWeather
      public var minuteForecast: Forecast<MinuteWeather>?
      public var hourlyForecast: Forecast<HourWeather>
      public var dailyForecast: Forecast<DayWeather>
      public var weatherAlerts: [WeatherAlert]?
      public var availability: WeatherAvailability
    }

    public struct WeatherAttribution: Codable, Hashable, Sendable {
      public var serviceName: String
      public var legalPageURL: URL
      public var squareMarkURL: URL
      public var combinedMarkDarkURL: URL
      public var combinedMarkLightURL: URL
      public var legalAttributionText: String
    }

    public enum WeatherError: LocalizedError, Hashable, Sendable {
      case permissionDenied, unknown
      public var errorDescription: String? { "No weather is available." }
    }

    public struct WeatherQuery<T: Sendable>: Sendable {
      init() {}
    }
    extension WeatherQuery where T == CurrentWeather {
      public static var current: WeatherQuery<T> { .init() }
    }
    extension WeatherQuery where T == Forecast<MinuteWeather>? {
      public static var minute: WeatherQuery<T> { .init() }
    }
    extension WeatherQuery where T == Forecast<HourWeather> {
      public static var hourly: WeatherQuery<T> { .init() }
      public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
    }
    extension WeatherQuery where T == Forecast<DayWeather> {
      public static var daily: WeatherQuery<T> { .init() }
      public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
    }
    extension WeatherQuery where T == [WeatherAlert]? {
      public static var alerts: WeatherQuery<T> { .init() }
    }
    extension WeatherQuery where T == WeatherAvailability {
      public static var availability: WeatherQuery<T> { .init() }
    }

    public final class WeatherService: Sendable {
      public static let shared = WeatherService()
      public init() {}
      public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
      }
      public func weather(for location: CLLocation) async throws -> Weather {
        throw WeatherError.permissionDenied
      }
      public func weather<each T>(
        for location: CLLocation, including queries: repeat WeatherQuery<each T>
      ) async throws -> (repeat each T) {
        throw WeatherError.permissionDenied
      }
    }

    """
}
