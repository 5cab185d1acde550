// An enum with raw values that nothing names is found all the same.
@main struct Program { static func main() {} }
// ↓ unused-enum
enum UnusedLevel: Int { case low, high }
