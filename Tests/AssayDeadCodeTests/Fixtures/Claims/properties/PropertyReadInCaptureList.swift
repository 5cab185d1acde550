// A property that is only read in a capture list is used.
@main struct Program { static func main() { Machine().start() } }
final class Machine {
  private let number = 1
  func start() {
    let action = { [number] in print(number) }
    action()
  }
}
