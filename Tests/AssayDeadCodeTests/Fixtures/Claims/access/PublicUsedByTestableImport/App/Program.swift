// A public declaration that others only use by @testable import is redundantly public.
// claim: imports App, AppTests
// claim: rules redundant-public
@main struct Program { static func main() { print(answer()) } }
// ↓ redundant-public
public func answer() -> Int { 42 }
