// A private function that nothing calls is found, and the one it calls with it.
@main struct Program { static func main() {} }
// ↓ unused-function
private func unusedCaller() { onlyCalledByUnused() }
// ↓ unused-function
private func onlyCalledByUnused() {}
