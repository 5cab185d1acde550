// SPDX-License-Identifier: MIT

// A view whose properties are all `Sendable` can be made on any actor, in a constant of a class for
// example. What these hold is used on the main actor only, as SwiftUI's is.
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension Bindable: @unchecked Sendable where Value: Sendable {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusedBinding: @unchecked Sendable where Value: Sendable {}
extension FocusedValue: @unchecked Sendable where Value: Sendable {}
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
extension Namespace: @unchecked Sendable {}

// SwiftUI's are of the main actor, and so `Sendable` whatever they hold.
extension EnvironmentObject: @unchecked Sendable {}
extension FocusedObject: @unchecked Sendable {}
extension ObservedObject: @unchecked Sendable {}
extension StateObject: @unchecked Sendable {}
