// A type that only an unavailable function's signature names is kept with it.
@main struct Program { static func main() {} }
struct NamedInUnavailable {}
@available(*, unavailable)
func oldStart() -> NamedInUnavailable { fatalError() }
