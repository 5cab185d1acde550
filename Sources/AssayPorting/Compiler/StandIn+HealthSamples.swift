// SPDX-License-Identifier: MIT

/// Samples that a program makes, and queries that find none.
extension StandIn {
  static let healthSamples = """
    open class HKObject: NSObject, @unchecked Sendable {
      public let uuid = UUID()
      public let metadata: [String: Any]?
      open var sourceRevision: HKSourceRevision { HKSourceRevision() }
      open var device: HKDevice? { nil }
      init(metadata: [String: Any]?) { self.metadata = metadata }
    }

    open class HKSource: NSObject, @unchecked Sendable {
      open var name: String { "" }
      open var bundleIdentifier: String { "" }
      open class func `default`() -> HKSource { HKSource() }
    }

    open class HKSourceRevision: NSObject, @unchecked Sendable {
      open var source: HKSource { HKSource() }
      open var version: String? { nil }
      open var productType: String? { nil }
      open var operatingSystemVersion: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0)
      }
    }

    open class HKDevice: NSObject, @unchecked Sendable {
      open var name: String? { nil }
      open var manufacturer: String? { nil }
      open var model: String? { nil }
      open var hardwareVersion: String? { nil }
      open var firmwareVersion: String? { nil }
      open var softwareVersion: String? { nil }
      open var localIdentifier: String? { nil }
      open class func local() -> HKDevice { HKDevice() }
    }

    open class HKSample: HKObject, @unchecked Sendable {
      public let sampleType: HKSampleType
      public let startDate: Date
      public let endDate: Date
      init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
      }
    }

    open class HKQuantitySample: HKSample, @unchecked Sendable {
      public let quantityType: HKQuantityType
      public let quantity: HKQuantity
      open var count: Int { 1 }
      public init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
        metadata: [String: Any]? = nil
      ) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(type, start, end, metadata)
      }
      public convenience init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?,
        metadata: [String: Any]?
      ) {
        self.init(type: type, quantity: quantity, start: start, end: end, metadata: metadata)
      }
    }

    open class HKCategorySample: HKSample, @unchecked Sendable {
      public let categoryType: HKCategoryType
      public let value: Int
      public init(
        type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
      ) {
        (categoryType, self.value) = (type, value)
        super.init(type, start, end, metadata)
      }
    }

    open class HKCorrelation: HKSample, @unchecked Sendable {
      public let correlationType: HKCorrelationType
      public let objects: Set<HKSample>
      public init(
        type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
      ) {
        (correlationType, self.objects) = (type, objects)
        super.init(type, start, end, metadata)
      }
      public func objects(for type: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType == type }
      }
    }

    open class HKDeletedObject: NSObject, @unchecked Sendable {
      public let uuid = UUID()
    }

    open class HKActivitySummary: NSObject, @unchecked Sendable {
      open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
      open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
      open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
      open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
      open var exerciseTimeGoal: HKQuantity?
      open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
      open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
      open var standHoursGoal: HKQuantity?
      public func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
    }


    """

  static let healthQueries = """
    public struct HKQueryOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strictStartDate = HKQueryOptions(rawValue: 1)
      public static let strictEndDate = HKQueryOptions(rawValue: 2)
    }

    public struct HKStatisticsOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let separateBySource = HKStatisticsOptions(rawValue: 1)
      public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
      public static let discreteMin = HKStatisticsOptions(rawValue: 4)
      public static let discreteMax = HKStatisticsOptions(rawValue: 8)
      public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
      public static let mostRecent = HKStatisticsOptions(rawValue: 32)
      public static let duration = HKStatisticsOptions(rawValue: 64)
    }

    // Foundation on Linux knows no names of properties; nothing is sorted here.
    extension NSSortDescriptor {
      public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \\HKSample.startDate, ascending: ascending)
      }
    }

    public let HKObjectQueryNoLimit = 0
    public let HKSampleSortIdentifierStartDate = "startDate"
    public let HKSampleSortIdentifierEndDate = "endDate"
    public let HKPredicateKeyPathStartDate = "startDate"
    public let HKPredicateKeyPathEndDate = "endDate"

    open class HKQuery: NSObject, @unchecked Sendable {
      open var objectType: HKObjectType? { nil }
      public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
      ) -> NSPredicate { NSPredicate(value: false) }
      public class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForObject(with uuid: UUID) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicate(
        forActivitySummariesBetweenStart start: DateComponents, end: DateComponents
      ) -> NSPredicate { NSPredicate(value: false) }
    }

    open class HKSampleQuery: HKQuery, @unchecked Sendable {
      public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
      ) {}
    }

    open class HKObserverQuery: HKQuery, @unchecked Sendable {
      public typealias CompletionHandler = () -> Void
      public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
          @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
      ) {}
    }
    public typealias HKObserverQueryCompletionHandler = () -> Void

    open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
      public static var supportsSecureCoding: Bool { true }
      public init(fromValue value: Int) {}
      public required init?(coder: NSCoder) { return nil }
      public func encode(with coder: NSCoder) {}
    }

    open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
      public typealias Handler = @Sendable (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
      open var updateHandler: Handler?
      public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler: @escaping Handler
      ) {}
    }

    open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
      open var updateHandler:
        (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
      public init(
        predicate: NSPredicate?,
        resultsHandler:
          @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
      ) {}
    }

    open class HKStatistics: NSObject, @unchecked Sendable {
      open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
      open var startDate: Date { .distantPast }
      open var endDate: Date { .distantPast }
      open var sources: [HKSource]? { nil }
      public func sumQuantity() -> HKQuantity? { nil }
      public func averageQuantity() -> HKQuantity? { nil }
      public func minimumQuantity() -> HKQuantity? { nil }
      public func maximumQuantity() -> HKQuantity? { nil }
      public func mostRecentQuantity() -> HKQuantity? { nil }
      public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
      public func duration() -> HKQuantity? { nil }
      public func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    }

    open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
      public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler:
          @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
      ) {}
    }

    open class HKStatisticsCollection: NSObject, @unchecked Sendable {
      public func statistics() -> [HKStatistics] { [] }
      public func statistics(for date: Date) -> HKStatistics? { nil }
      public func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
      ) {}
      public func sources() -> Set<HKSource> { [] }
    }

    open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
      public typealias Results = @Sendable (
        HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
      ) -> Void
      open var initialResultsHandler: Results?
      open var statisticsUpdateHandler:
        (
          @Sendable (
            HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
          ) -> Void
        )?
      public let anchorDate: Date
      public let intervalComponents: DateComponents
      public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
      ) {
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
      }
    }

    public struct HKSamplePredicate<Sample>: @unchecked Sendable {}
    // The type of the samples is that of the function.
    extension HKSamplePredicate where Sample == HKQuantitySample {
      public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
      ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate() }
    }
    extension HKSamplePredicate where Sample == HKCategorySample {
      public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
      ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate() }
    }
    extension HKSamplePredicate where Sample == HKWorkout {
      public static func workout(
        _ predicate: NSPredicate? = nil
      ) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate() }
    }
    extension HKSamplePredicate where Sample == HKSample {
      public static func sample(
        type: HKSampleType, predicate: NSPredicate? = nil
      ) -> HKSamplePredicate<HKSample> { HKSamplePredicate() }
    }

    public struct HKSampleQueryDescriptor<Sample>: @unchecked Sendable {
      public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>] = [],
        limit: Int? = nil
      ) {}
      public func result(for store: HKHealthStore) async throws -> [Sample] {
        throw HKError(.errorHealthDataUnavailable)
      }
    }

    public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
      public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions = []
      ) {}
      public func result(for store: HKHealthStore) async throws -> HKStatistics? {
        throw HKError(.errorHealthDataUnavailable)
      }
    }

    public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
      public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
      ) {}
      public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
        throw HKError(.errorHealthDataUnavailable)
      }
    }

    open class HKHealthStore: NSObject, @unchecked Sendable {
      public override init() {}
      public class func isHealthDataAvailable() -> Bool { false }
      open func supportsHealthRecords() -> Bool { false }
      open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        .notDetermined
      }
      open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
      ) async throws { throw HKError(.errorHealthDataUnavailable) }
      open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
      ) async throws -> HKAuthorizationRequestStatus { .unknown }
      open func execute(_ query: HKQuery) {}
      open func stop(_ query: HKQuery) {}
      open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func save(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
      open func save(_ objects: [HKObject]) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func delete(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) { completion(false, HKError(.errorHealthDataUnavailable)) }
      open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func delete(_ object: HKObject) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func delete(_ objects: [HKObject]) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency
      ) async throws { throw HKError(.errorHealthDataUnavailable) }
      open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func dateOfBirthComponents() throws -> DateComponents {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func biologicalSex() throws -> HKBiologicalSexObject {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func bloodType() throws -> HKBloodTypeObject {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
    }

    open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
      open var biologicalSex: HKBiologicalSex { .notSet }
    }
    open class HKBloodTypeObject: NSObject, @unchecked Sendable {
      open var bloodType: HKBloodType { .notSet }
    }


    """

  static let workouts = """
    public enum HKWorkoutActivityType: UInt, Sendable {
      case americanFootball = 1
      case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
      case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
      case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics
      case handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
      case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball
      case rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
      case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
      case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
      case wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
      case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs
      case stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
      case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
      case swimBikeRun = 82
      case transition, underwaterDiving
      case other = 3000
    }

    public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
    public enum HKWorkoutSessionState: Int, Sendable {
      case notStarted = 1
      case running, ended, paused, prepared, stopped
    }
    public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
    public enum HKWorkoutEventType: Int, Sendable {
      case pause = 1
      case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
    }

    open class HKWorkoutActivity: NSObject, @unchecked Sendable {
      open var uuid: UUID { UUID() }
      open var startDate: Date { .distantPast }
      open var endDate: Date? { nil }
      open var duration: TimeInterval { 0 }
      open var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration() }
      open var workoutEvents: [HKWorkoutEvent] { [] }
      open var metadata: [String: Any]? { nil }
      open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
      open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    }

    open class HKWorkoutRoute: HKSample, @unchecked Sendable {
      open var count: Int { 0 }
    }

    open class HKWorkoutEvent: NSObject, @unchecked Sendable {
      public let type: HKWorkoutEventType
      public let dateInterval: DateInterval
      public let metadata: [String: Any]?
      public init(
        type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil
      ) { (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata) }
    }

    open class HKWorkout: HKSample, @unchecked Sendable {
      public let workoutActivityType: HKWorkoutActivityType
      open var workoutActivities: [HKWorkoutActivity] { [] }
      public let workoutEvents: [HKWorkoutEvent]?
      public let duration: TimeInterval
      public let totalEnergyBurned: HKQuantity?
      public let totalDistance: HKQuantity?
      public init(
        activityType: HKWorkoutActivityType, start: Date, end: Date,
        workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil,
        totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
      ) {
        workoutActivityType = activityType
        self.workoutEvents = workoutEvents
        duration = end.timeIntervalSince(start)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKWorkoutType(), start, end, metadata)
      }
      public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
      ) {
        self.init(
          activityType: activityType, start: start, end: end, workoutEvents: nil,
          totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, metadata: metadata)
      }
      public func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
      public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    }

    open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
      open var activityType = HKWorkoutActivityType.other
      open var locationType = HKWorkoutSessionLocationType.unknown
      open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
      open var lapLength: HKQuantity?
      public override init() {}
    }

    open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
      public init(
        healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
      ) {}
      override init() {}
      open var startDate: Date? { nil }
      open var endDate: Date? { nil }
      open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
      open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func beginCollection(at startDate: Date) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func endCollection(at endDate: Date) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func add(
        _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}
      open func addSamples(_ samples: [HKSample]) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func addMetadata(_ metadata: [String: Any]) async throws {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func finishWorkout(
        completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void
      ) {}
      @discardableResult
      open func finishWorkout() async throws -> HKWorkout? {
        throw HKError(.errorHealthDataUnavailable)
      }
      open func discardWorkout() {}
      open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    }

    open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
      public init(
        healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?
      ) {}
      open func enableCollection(for type: HKQuantityType, predicate: NSPredicate?) {}
    }

    public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {}
    public protocol HKWorkoutSessionDelegate: NSObjectProtocol {}

    open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
      open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
      open var dataSource: HKLiveWorkoutDataSource?
      open var elapsedTime: TimeInterval { 0 }
      open var workoutSession: HKWorkoutSession? { nil }
    }

    open class HKWorkoutSession: NSObject, @unchecked Sendable {
      public init(
        healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration
      ) throws { throw HKError(.errorHealthDataUnavailable) }
      open weak var delegate: (any HKWorkoutSessionDelegate)?
      open var state: HKWorkoutSessionState { .notStarted }
      open var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration() }
      open var startDate: Date? { nil }
      open var endDate: Date? { nil }
      open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { HKLiveWorkoutBuilder() }
      open func prepare() {}
      open func startActivity(with date: Date?) {}
      open func stopActivity(with date: Date?) {}
      open func pause() {}
      open func resume() {}
      open func end() {}
    }

    """
}
