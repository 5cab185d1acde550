// The file that extends the type.
@main struct Program { static func main() { Machine().start() } }
extension Machine {
  func warmUp() {}
  // ↓ unused-method
  func coolDown() {}
}
