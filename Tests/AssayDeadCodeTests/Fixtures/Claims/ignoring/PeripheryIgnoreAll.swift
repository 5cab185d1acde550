// Periphery's comment for a whole file is understood.
// periphery:ignore:all
// claim: keeps ignored
@main struct Program { static func main() {} }
func first() {}
struct Second {}
