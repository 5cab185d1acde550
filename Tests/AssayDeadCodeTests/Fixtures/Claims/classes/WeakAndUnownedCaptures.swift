// A method that is only called through a weakly captured self is used.
@main struct Program { static func main() { Machine().start() } }
final class Machine {
  func start() {
    let action = { [weak self] in self?.stop() }
    _ = action()
  }
  private func stop() {}
}
