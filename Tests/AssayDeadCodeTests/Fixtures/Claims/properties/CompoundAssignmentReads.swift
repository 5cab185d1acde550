// A property that is only added to by += is read by that; it is kept to be careful.
@main struct Program { static func main() { Counter().increment() } }
final class Counter {
  private var count = 0
  func increment() { count += 1 }
}
