// The initializer of a suite is used by the runner.
@main struct Program { static func main() {} }
