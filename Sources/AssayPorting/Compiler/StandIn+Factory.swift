// SPDX-License-Identifier: MIT

/// Factory, a package that apps get their services from: it makes them as the package does.
extension StandIn {
  static let factory = """
    #if canImport(AssayViews)
      import AssayViews
    #endif
    import Foundation

    public final class ContainerManager: @unchecked Sendable {
      fileprivate let lock = NSRecursiveLock()
      fileprivate var registered: [String: Any] = [:]
      fileprivate var scopes: [String: Scope] = [:]
      fileprivate var kept: [String: Any] = [:]
      public var trace = false
      public init() {}
      public enum ResetOptions { case all, context, none, registration, scope }
      public func reset(options: ResetOptions = .all) {
        lock.lock()
        defer { lock.unlock() }
        if options == .all || options == .registration { registered = [:] }
        if options == .all || options == .scope { kept = [:] }
      }
    }

    public protocol ManagedContainer: AnyObject, Sendable {
      var manager: ContainerManager { get }
    }
    public protocol SharedContainer: ManagedContainer {
      static var shared: Self { get }
    }
    public protocol AutoRegistering { func autoRegister() }
    extension ManagedContainer {
      public func callAsFunction<T>(
        key: StaticString = #function, _ factory: @escaping @Sendable () -> T
      ) -> Factory<T> { Factory(self, key: key, factory) }
      public func callAsFunction<P, T>(
        key: StaticString = #function, _ factory: @escaping @Sendable (P) -> T
      ) -> ParameterFactory<P, T> { ParameterFactory(self, key: key, factory) }
      public func promised<T>(key: StaticString = #function) -> Factory<T?> {
        Factory(self, key: key) { nil }
      }
      public func reset(options: ContainerManager.ResetOptions = .all) {
        manager.reset(options: options)
      }
      @discardableResult
      public func with(_ transform: (Self) -> Void) -> Self {
        transform(self)
        return self
      }
    }
    public final class Container: SharedContainer, @unchecked Sendable {
      public static let shared = Container()
      public let manager = ContainerManager()
      public init() {}
    }

    open class Scope: @unchecked Sendable {
      fileprivate var keeps: Bool { false }
      public final class Unique: Scope, @unchecked Sendable {}
      public final class Cached: Scope, @unchecked Sendable {
        fileprivate override var keeps: Bool { true }
        public override init() {}
      }
      public final class Shared: Scope, @unchecked Sendable {
        fileprivate override var keeps: Bool { true }
        public override init() {}
      }
      public final class Singleton: Scope, @unchecked Sendable {
        fileprivate override var keeps: Bool { true }
        public override init() {}
      }
      public final class Graph: Scope, @unchecked Sendable {
        public override init() {}
      }
      fileprivate init() {}
      public static let unique = Unique()
      public static let cached = Cached()
      public static let shared = Shared()
      public static let singleton = Singleton()
      public static let graph = Graph()
    }

    public protocol FactoryModifying {
      associatedtype T
      var _container: any ManagedContainer { get }
      var _key: String { get }
    }
    extension FactoryModifying {
      public func scope(_ scope: Scope) -> Self {
        let manager = _container.manager
        manager.lock.lock()
        defer { manager.lock.unlock() }
        manager.scopes[_key] = scope
        return self
      }
      public var unique: Self { scope(.unique) }
      public var cached: Self { scope(.cached) }
      public var shared: Self { scope(.shared) }
      public var singleton: Self { scope(.singleton) }
      public var graph: Self { scope(.graph) }
      public func once() -> Self { self }
      public func timeToLive(_ seconds: TimeInterval) -> Self { self }
      public func reset() {
        let manager = _container.manager
        manager.lock.lock()
        defer { manager.lock.unlock() }
        manager.registered[_key] = nil
        manager.kept[_key] = nil
      }
      fileprivate func make(_ suffix: String = "", _ factory: () -> T) -> T {
        let manager = _container.manager
        manager.lock.lock()
        defer { manager.lock.unlock() }
        guard manager.scopes[_key]?.keeps == true else { return factory() }
        if let value = manager.kept[_key + suffix] as? T { return value }
        let value = factory()
        manager.kept[_key + suffix] = value
        return value
      }
      fileprivate func replacement<F>(as type: F.Type) -> F? {
        let manager = _container.manager
        manager.lock.lock()
        defer { manager.lock.unlock() }
        return manager.registered[_key] as? F
      }
      fileprivate func replace(_ factory: Any) {
        let manager = _container.manager
        manager.lock.lock()
        defer { manager.lock.unlock() }
        manager.registered[_key] = factory
        manager.kept[_key] = nil
      }
      fileprivate var isPreview: Bool {
        ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
      }
    }

    public struct Factory<T>: FactoryModifying, @unchecked Sendable {
      public let _container: any ManagedContainer
      public let _key: String
      private let factory: @Sendable () -> T
      public init(
        _ container: any ManagedContainer, key: StaticString = #function,
        _ factory: @escaping @Sendable () -> T
      ) {
        _container = container
        _key = "\\(key) \\(T.self)"
        self.factory = factory
      }
      public init(
        key: String = #function, scope: Scope? = nil, _ factory: @escaping @Sendable () -> T
      ) {
        _container = Container.shared
        _key = "\\(key) \\(T.self)"
        self.factory = factory
        if let scope { _ = self.scope(scope) }
      }
      public func callAsFunction() -> T { resolve() }
      public func resolve() -> T {
        make { (replacement(as: (@Sendable () -> T).self) ?? factory)() }
      }
      @discardableResult
      public func register(_ factory: @escaping @Sendable () -> T) -> Factory<T> {
        replace(factory)
        return self
      }
      public func onPreview(_ factory: @escaping @Sendable () -> T) -> Factory<T> {
        if isPreview { replace(factory) }
        return self
      }
      public func onTest(_ factory: @escaping @Sendable () -> T) -> Factory<T> { self }
      public func onDebug(_ factory: @escaping @Sendable () -> T) -> Factory<T> { self }
      public func onSimulator(_ factory: @escaping @Sendable () -> T) -> Factory<T> { self }
      public func onDevice(_ factory: @escaping @Sendable () -> T) -> Factory<T> { self }
    }

    public struct ParameterFactory<P, T>: FactoryModifying, @unchecked Sendable {
      public let _container: any ManagedContainer
      public let _key: String
      private let factory: @Sendable (P) -> T
      public init(
        _ container: any ManagedContainer, key: StaticString = #function,
        _ factory: @escaping @Sendable (P) -> T
      ) {
        _container = container
        _key = "\\(key) \\(P.self) \\(T.self)"
        self.factory = factory
      }
      public func callAsFunction(_ parameters: P) -> T { resolve(parameters) }
      public func resolve(_ parameters: P) -> T {
        make { (replacement(as: (@Sendable (P) -> T).self) ?? factory)(parameters) }
      }
      @discardableResult
      public func register(_ factory: @escaping @Sendable (P) -> T) -> ParameterFactory<P, T> {
        replace(factory)
        return self
      }
      public var scopeOnParameters: ParameterFactory<P, T> { self }
      public func onPreview(_ factory: @escaping @Sendable (P) -> T) -> ParameterFactory<P, T> {
        if isPreview { replace(factory) }
        return self
      }
      public func onTest(_ factory: @escaping @Sendable (P) -> T) -> ParameterFactory<P, T> { self }
    }

    @propertyWrapper
    public struct Injected<T> {
      private var value: T
      public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        value = Container.shared[keyPath: keyPath]()
      }
      public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        value = C.shared[keyPath: keyPath]()
      }
      public init(_ factory: Factory<T>) { value = factory() }
      public var wrappedValue: T {
        get { value }
        mutating set { value = newValue }
      }
      public var projectedValue: Injected<T> { self }
      public func resolve() {}
    }
    @propertyWrapper
    public struct LazyInjected<T> {
      private let make: () -> T
      private var value: T?
      public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        make = { Container.shared[keyPath: keyPath]() }
      }
      public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        make = { C.shared[keyPath: keyPath]() }
      }
      public init(_ factory: Factory<T>) { make = { factory() } }
      public var wrappedValue: T {
        mutating get {
          if let value { return value }
          let made = make()
          value = made
          return made
        }
        mutating set { value = newValue }
      }
    }
    @propertyWrapper
    public struct WeakLazyInjected<T> {
      private let make: () -> T
      private weak var value: AnyObject?
      public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        make = { Container.shared[keyPath: keyPath]() }
      }
      public var wrappedValue: T? {
        mutating get {
          if let value = value as? T { return value }
          let made = make()
          value = made as AnyObject
          return made
        }
        mutating set { value = newValue as AnyObject }
      }
    }
    @propertyWrapper
    public struct DynamicInjected<T> {
      private let make: () -> T
      public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        make = { Container.shared[keyPath: keyPath]() }
      }
      public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        make = { C.shared[keyPath: keyPath]() }
      }
      public var wrappedValue: T { make() }
    }

    #if canImport(AssayViews)
      @MainActor @preconcurrency @propertyWrapper
      public struct InjectedObject<T: ObservableObject>: DynamicProperty {
        @StateObject private var object: T
        public init(_ keyPath: KeyPath<Container, Factory<T>>) {
          _object = StateObject(wrappedValue: Container.shared[keyPath: keyPath]())
        }
        public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
          _object = StateObject(wrappedValue: C.shared[keyPath: keyPath]())
        }
        public var wrappedValue: T { object }
        public var projectedValue: ObservedObject<T>.Wrapper { $object }
      }
      @MainActor @preconcurrency @propertyWrapper
      public struct InjectedObservable<T: AnyObject>: DynamicProperty {
        @State private var object: T
        public init(_ keyPath: KeyPath<Container, Factory<T>>) {
          _object = State(wrappedValue: Container.shared[keyPath: keyPath]())
        }
        public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
          _object = State(wrappedValue: C.shared[keyPath: keyPath]())
        }
        public var wrappedValue: T { object }
        public var projectedValue: Binding<T> { $object }
      }
    #endif

    """
}
