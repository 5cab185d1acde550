// The file whose private function nothing calls.
// ↓ unused-function
private func helper() {}
@main struct Program { static func main() { first() } }
