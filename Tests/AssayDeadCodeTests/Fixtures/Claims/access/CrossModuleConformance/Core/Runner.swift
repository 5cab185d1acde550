// A module with a protocol and what calls it.
public protocol Runner { func run() }
public func start(_ runner: some Runner) { runner.run() }
