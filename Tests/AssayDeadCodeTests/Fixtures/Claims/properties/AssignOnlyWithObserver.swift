// A written property whose observer does something is used for what the observer does.
@main struct Program { static func main() { Thermometer().measure() } }
final class Thermometer {
  private var degrees = 0 {
    didSet { report() }
  }
  func measure() { degrees = 20 }
  private func report() { print("changed") }
}
