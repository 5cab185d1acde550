// A private function that its file does not call is found.
@main struct Program { static func main() { used() } }
private func used() {}
// ↓ unused-function
private func unused() {}
