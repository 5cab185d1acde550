// SPDX-License-Identifier: MIT

/// A health store without data: on a system without one, nothing is available. Units and quantities
/// are converted.
extension StandIn {
  static let health = healthTypes + healthUnits + healthSamples + healthQueries + workouts

  private static let healthTypes = """
    import Foundation

    public enum HKAuthorizationStatus: Int, Sendable {
      case notDetermined, sharingDenied, sharingAuthorized
    }

    public enum HKAuthorizationRequestStatus: Int, Sendable {
      case unknown, shouldRequest, unnecessary
    }

    public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
    public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
    public enum HKBloodType: Int, Sendable {
      case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
      case oNegative
    }

    public struct HKError: Error, Sendable {
      public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
        case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied, errorNoData
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
      public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
      public static let errorNoData = Code.errorNoData
    }

    public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    \(identifiers("HKQuantityTypeIdentifier", quantityNames))
    }

    public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
    \(identifiers("HKCategoryTypeIdentifier", categoryNames))
    }

    public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
    \(identifiers("HKCharacteristicTypeIdentifier", characteristicNames))
    }

    public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier" + name }
    \(identifiers("HKCorrelationTypeIdentifier", ["bloodPressure", "food"]))
    }

    open class HKObjectType: NSObject, @unchecked Sendable {
      public let identifier: String
      init(_ identifier: String) { self.identifier = identifier }
      open override var hash: Int { identifier.hashValue }
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKObjectType)?.identifier == identifier
      }
      public static func quantityType(
        forIdentifier identifier: HKQuantityTypeIdentifier
      ) -> HKQuantityType? { HKQuantityType(identifier) }
      public static func categoryType(
        forIdentifier identifier: HKCategoryTypeIdentifier
      ) -> HKCategoryType? { HKCategoryType(identifier) }
      public static func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
      ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
      public static func correlationType(
        forIdentifier identifier: HKCorrelationTypeIdentifier
      ) -> HKCorrelationType? { HKCorrelationType(identifier) }
      public static func workoutType() -> HKWorkoutType { HKWorkoutType() }
      public static func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
    }

    open class HKSampleType: HKObjectType, @unchecked Sendable {}

    open class HKQuantityType: HKSampleType, @unchecked Sendable {
      public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
    }

    open class HKCategoryType: HKSampleType, @unchecked Sendable {
      public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
    }

    open class HKCorrelationType: HKSampleType, @unchecked Sendable {
      public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
    }

    open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
      public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
    }

    open class HKWorkoutType: HKSampleType, @unchecked Sendable {
      init() { super.init("HKWorkoutTypeIdentifier") }
    }

    open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
      init() { super.init("HKActivitySummaryTypeIdentifier") }
    }

    open class HKSeriesType: HKSampleType, @unchecked Sendable {
      public static func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
      public static func heartbeat() -> HKSeriesType { HKSeriesType("HKDataTypeIdentifierHeartbeatSeries") }
    }

    public enum HKCategoryValue: Int, Sendable { case notApplicable }
    public enum HKCategoryValueSleepAnalysis: Int, Sendable {
      case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
      public static let asleep = asleepUnspecified
      public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
        .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
      ]
    }
    public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
    public enum HKCategoryValueMenstrualFlow: Int, Sendable {
      case unspecified = 1
      case light, medium, heavy, none
    }
    public enum HKCategoryValueSeverity: Int, Sendable {
      case unspecified, notPresent, mild, moderate, severe
    }

    public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
    public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
    public let HKMetadataKeyTimeZone = "HKTimeZone"
    public let HKMetadataKeyExternalUUID = "HKExternalUUID"
    public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
    public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
    public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
    public let HKMetadataKeyAverageMETs = "HKAverageMETs"
    public let HKMetadataKeyElevationAscended = "HKElevationAscended"
    public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
    public let HKMetadataKeyFoodType = "HKFoodType"
    public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
    public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
    public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
    public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
    public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
    public let HKMetadataKeyElevationDescended = "HKElevationDescended"
    public let HKMetadataKeyLapLength = "HKLapLength"
    public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
    public let HKMetadataKeyDeviceName = "HKDeviceName"


    """

  private static func identifiers(_ type: String, _ names: [String]) -> String {
    names.map {
      "  public static let \($0) = \(type)(\"\($0.prefix(1).uppercased() + $0.dropFirst())\")"
    }.joined(separator: "\n")
  }

  private static let quantityNames = [
    "activeEnergyBurned", "appleExerciseTime", "appleMoveTime", "appleStandTime",
    "appleSleepingWristTemperature", "appleWalkingSteadiness", "basalBodyTemperature",
    "basalEnergyBurned", "bloodAlcoholContent", "bloodGlucose", "bloodPressureDiastolic",
    "bloodPressureSystolic", "bodyFatPercentage", "bodyMass", "bodyMassIndex", "bodyTemperature",
    "cyclingCadence", "cyclingPower", "cyclingSpeed", "dietaryCaffeine", "dietaryCalcium",
    "dietaryCarbohydrates", "dietaryCholesterol", "dietaryEnergyConsumed",
    "dietaryFatMonounsaturated", "dietaryFatPolyunsaturated", "dietaryFatSaturated",
    "dietaryFatTotal", "dietaryFiber", "dietaryIron", "dietaryMagnesium", "dietaryPotassium",
    "dietaryProtein", "dietarySodium", "dietarySugar", "dietaryVitaminA", "dietaryVitaminB12",
    "dietaryVitaminC", "dietaryVitaminD", "dietaryWater", "dietaryZinc", "distanceCycling",
    "distanceDownhillSnowSports", "distanceSwimming", "distanceWalkingRunning",
    "distanceWheelchair", "electrodermalActivity", "environmentalAudioExposure", "flightsClimbed",
    "forcedExpiratoryVolume1", "forcedVitalCapacity", "headphoneAudioExposure", "heartRate",
    "heartRateRecoveryOneMinute", "heartRateVariabilitySDNN", "height", "insulinDelivery",
    "leanBodyMass", "nikeFuel", "numberOfTimesFallen", "oxygenSaturation",
    "peakExpiratoryFlowRate", "physicalEffort", "pushCount", "respiratoryRate", "restingHeartRate",
    "runningGroundContactTime", "runningPower", "runningSpeed", "runningStrideLength",
    "runningVerticalOscillation", "sixMinuteWalkTestDistance", "stairAscentSpeed",
    "stairDescentSpeed", "stepCount", "swimmingStrokeCount", "timeInDaylight",
    "underwaterDepth", "uvExposure", "vo2Max", "waistCircumference", "walkingAsymmetryPercentage",
    "walkingDoubleSupportPercentage", "walkingHeartRateAverage", "walkingSpeed",
    "walkingStepLength", "waterTemperature", "workoutEffortScore",
  ]

  private static let categoryNames = [
    "appleStandHour", "abdominalCramps", "acne", "audioExposureEvent", "bloating", "breastPain",
    "cervicalMucusQuality", "chills", "contraceptive", "coughing", "dizziness", "fatigue", "fever",
    "headache", "highHeartRateEvent", "intermenstrualBleeding", "irregularHeartRhythmEvent",
    "lowHeartRateEvent", "menstrualFlow", "mindfulSession", "moodChanges", "nausea",
    "ovulationTestResult", "pregnancy", "sexualActivity", "sleepAnalysis", "sleepChanges",
    "toothbrushingEvent",
  ]

  private static let characteristicNames = [
    "activityMoveMode", "biologicalSex", "bloodType", "dateOfBirth", "fitzpatrickSkinType",
    "wheelchairUse",
  ]

  private static let healthUnits = """
    public enum HKMetricPrefix: Int, Sendable {
      case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
      var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 1e1
        case .hecto: 1e2
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
      }
      var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
      }
    }

    public class HKUnit: NSObject, @unchecked Sendable {
      public let unitString: String
      let factor: Double
      let offset: Double
      init(_ unitString: String, _ factor: Double, offset: Double = 0) {
        (self.unitString, self.factor, self.offset) = (unitString, factor, offset)
      }
      private convenience init(_ prefix: HKMetricPrefix, _ symbol: String, _ factor: Double = 1) {
        self.init(prefix.symbol + symbol, prefix.factor * factor)
      }
      /// Units of one symbol, and their products and quotients by "/", "." and "*".
      public convenience init(from string: String) {
        var (factor, divides, offset) = (1.0, false, 0.0)
        var part = ""
        for character in string + "." {
          guard "/.*".contains(character) else {
            part.append(character)
            continue
          }
          let unit = Self.simple(part)
          factor = divides ? factor / unit.factor : factor * unit.factor
          if part == string { offset = unit.offset }
          divides = character == "/"
          part = ""
        }
        self.init(string, factor, offset: offset)
      }
      private static func simple(_ symbol: String) -> HKUnit {
        let units = [
          count(), percent(), gram(), gramUnit(with: .kilo), gramUnit(with: .milli),
          gramUnit(with: .micro), ounce(), pound(), stone(), meter(), meterUnit(with: .kilo),
          meterUnit(with: .centi), meterUnit(with: .milli), inch(), foot(), yard(), mile(),
          liter(), literUnit(with: .milli), literUnit(with: .deci), fluidOunceUS(), cupUS(),
          second(), secondUnit(with: .milli), minute(), hour(), day(), joule(), kilocalorie(),
          smallCalorie(), largeCalorie(), degreeCelsius(), degreeFahrenheit(), kelvin(), pascal(),
          millimeterOfMercury(), watt(), internationalUnit(), decibelAWeightedSoundPressureLevel(),
        ]
        return units.first { $0.unitString == symbol } ?? HKUnit(symbol, 1)
      }

      public class func count() -> HKUnit { HKUnit("count", 1) }
      public class func percent() -> HKUnit { HKUnit("%", 1) }
      public class func gram() -> HKUnit { HKUnit("g", 1) }
      public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "g") }
      public class func ounce() -> HKUnit { HKUnit("oz", 28.349523125) }
      public class func pound() -> HKUnit { HKUnit("lb", 453.59237) }
      public class func stone() -> HKUnit { HKUnit("st", 6350.29318) }
      public class func meter() -> HKUnit { HKUnit("m", 1) }
      public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "m") }
      public class func inch() -> HKUnit { HKUnit("in", 0.0254) }
      public class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
      public class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
      public class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
      public class func liter() -> HKUnit { HKUnit("L", 1) }
      public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "L") }
      public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625) }
      public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
      public class func second() -> HKUnit { HKUnit("s", 1) }
      public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "s") }
      public class func minute() -> HKUnit { HKUnit("min", 60) }
      public class func hour() -> HKUnit { HKUnit("hr", 3600) }
      public class func day() -> HKUnit { HKUnit("d", 86400) }
      public class func joule() -> HKUnit { HKUnit("J", 1) }
      public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "J") }
      public class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
      public class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
      public class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
      public class func kelvin() -> HKUnit { HKUnit("K", 1) }
      public class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, offset: 273.15) }
      public class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", 5.0 / 9, offset: 459.67 * 5 / 9)
      }
      public class func pascal() -> HKUnit { HKUnit("Pa", 1) }
      public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322387415) }
      public class func watt() -> HKUnit { HKUnit("W", 1) }
      public class func hertz() -> HKUnit { HKUnit("Hz", 1) }
      public class func internationalUnit() -> HKUnit { HKUnit("IU", 1) }
      public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1) }
      public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\\(gramsPerMole)>", gramsPerMole)
      }
      public class func moleUnit(
        with prefix: HKMetricPrefix, molarMass gramsPerMole: Double
      ) -> HKUnit {
        HKUnit("\\(prefix.symbol)mol<\\(gramsPerMole)>", prefix.factor * gramsPerMole)
      }

      public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\\(unitString)/\\(unit.unitString)", factor / unit.factor)
      }
      public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\\(unitString)·\\(unit.unitString)", factor * unit.factor)
      }
      public func reciprocal() -> HKUnit { HKUnit("1/\\(unitString)", 1 / factor) }
      public override var description: String { unitString }
      public override var hash: Int { unitString.hashValue }
      public override func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit)?.unitString == unitString
      }
    }

    public let HKUnitMolarMassBloodGlucose = 180.15588000005408

    public class HKQuantity: NSObject, NSSecureCoding, @unchecked Sendable {
      public class var supportsSecureCoding: Bool { true }
      public required init?(coder: NSCoder) { nil }
      public func encode(with coder: NSCoder) {}
      private let unit: HKUnit
      private let value: Double
      public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
      }
      public func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
      }
      public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
      public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
      }
      public override var description: String { "\\(value) \\(unit.unitString)" }
    }


    """
}
