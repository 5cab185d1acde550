// A comment of Periphery's on something that is used is superfluous too.
@main struct Program { static func main() { used() } }
// ↓ superfluous-ignore
// periphery:ignore
func used() {}
