// An ignore comment on a member keeps that member only.
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  func start() {}
  // assay:ignore
  func stop() {}
  // ↓ unused-method
  func pause() {}
}
