// A module with a protocol.
public protocol Runner { func run() }
public func start(_ runner: any Runner) { runner.run() }
