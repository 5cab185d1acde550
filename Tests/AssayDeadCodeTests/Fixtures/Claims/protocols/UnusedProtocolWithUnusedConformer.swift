// A protocol whose only conformer is unused is unused, not redundant.
@main struct Program { static func main() {} }
// ↓ unused-protocol
protocol Runner { func run() }
// ↓ unused-struct
struct Machine: Runner {
  func run() {}
}
