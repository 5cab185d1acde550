// Mutating methods are found or not like others.
@main struct Program {
  static func main() {
    var counter = Counter()
    counter.increment()
    print(counter.count)
  }
}
struct Counter {
  var count = 0
  mutating func increment() { count += 1 }
  // ↓ unused-method
  mutating func reset() { count = 0 }
}
