// An actor that nothing names is found.
@main struct Program { static func main() async { await UsedCounter().increment() } }
actor UsedCounter {
  func increment() {}
}
// ↓ unused-actor
actor UnusedCounter {
  func increment() {}
}
