// SPDX-License-Identifier: MIT

/// Sensors of movement that a machine at rest does not have.
extension StandIn {
  static let motion = """
    import Foundation

    public struct CMAcceleration: Sendable {
      public var x = 0.0
      public var y = 0.0
      public var z = 0.0
      public init() {}
      public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
    }
    public typealias CMRotationRate = CMAcceleration

    open class CMLogItem: NSObject, @unchecked Sendable {
      open var timestamp: TimeInterval { 0 }
    }
    open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
      open var acceleration: CMAcceleration { CMAcceleration() }
    }
    open class CMGyroData: CMLogItem, @unchecked Sendable {
      open var rotationRate: CMRotationRate { CMRotationRate() }
    }
    open class CMAttitude: NSObject, @unchecked Sendable {
      open var roll: Double { 0 }
      open var pitch: Double { 0 }
      open var yaw: Double { 0 }
      open func multiply(byInverseOf attitude: CMAttitude) {}
    }
    open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
      open var attitude: CMAttitude { CMAttitude() }
      open var gravity: CMAcceleration { CMAcceleration() }
      open var userAcceleration: CMAcceleration { CMAcceleration() }
      open var rotationRate: CMRotationRate { CMRotationRate() }
      open var heading: Double { -1 }
    }
    public enum CMAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized
    }

    open class CMMotionManager: NSObject, @unchecked Sendable {
      open var isAccelerometerAvailable: Bool { false }
      open var isGyroAvailable: Bool { false }
      open var isDeviceMotionAvailable: Bool { false }
      open var isAccelerometerActive: Bool { false }
      open var isDeviceMotionActive: Bool { false }
      open var accelerometerUpdateInterval: TimeInterval = 0
      open var gyroUpdateInterval: TimeInterval = 0
      open var deviceMotionUpdateInterval: TimeInterval = 0
      open var accelerometerData: CMAccelerometerData? { nil }
      open var deviceMotion: CMDeviceMotion? { nil }
      open func startAccelerometerUpdates() {}
      open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
      ) {}
      open func stopAccelerometerUpdates() {}
      open func startGyroUpdates() {}
      open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
      ) {}
      open func stopGyroUpdates() {}
      open func startDeviceMotionUpdates() {}
      open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
      ) {}
      open func stopDeviceMotionUpdates() {}
    }

    open class CMPedometerData: NSObject, @unchecked Sendable {
      open var startDate: Date { .distantPast }
      open var endDate: Date { .distantPast }
      open var numberOfSteps: NSNumber { 0 }
      open var distance: NSNumber? { nil }
      open var floorsAscended: NSNumber? { nil }
      open var floorsDescended: NSNumber? { nil }
      open var currentPace: NSNumber? { nil }
      open var currentCadence: NSNumber? { nil }
    }
    open class CMPedometer: NSObject, @unchecked Sendable {
      public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
      open class func isStepCountingAvailable() -> Bool { false }
      open class func isDistanceAvailable() -> Bool { false }
      open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
      open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
      ) {}
      open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
      open func stopUpdates() {}
    }

    open class CMMotionActivity: CMLogItem, @unchecked Sendable {
      open var stationary: Bool { false }
      open var walking: Bool { false }
      open var running: Bool { false }
      open var automotive: Bool { false }
      open var cycling: Bool { false }
      open var unknown: Bool { true }
    }
    open class CMMotionActivityManager: NSObject, @unchecked Sendable {
      open class func isActivityAvailable() -> Bool { false }
      open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
      ) {}
      open func stopActivityUpdates() {}
    }

    open class CMAltimeter: NSObject, @unchecked Sendable {
      open class func isRelativeAltitudeAvailable() -> Bool { false }
      open func stopRelativeAltitudeUpdates() {}
    }

    """
}
