// A module with a public protocol and a public conformer.
public protocol Runner { func run() }
public struct Machine: Runner {
  public init() {}
  public func run() {}
}
public func start(_ runner: any Runner) { runner.run() }
