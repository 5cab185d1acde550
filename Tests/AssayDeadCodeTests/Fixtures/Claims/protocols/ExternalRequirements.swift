// Witnesses of the standard library's protocols are kept: the library calls them.
// claim: keeps externalRequirement
@main struct Program {
  static func main() {
    for number in Countdown() { print(number) }
    print(Countdown())
  }
}
struct Countdown: Sequence, IteratorProtocol, CustomStringConvertible {
  var current = 3
  mutating func next() -> Int? {
    current -= 1
    return current < 0 ? nil : current
  }
  var description: String { "countdown" }
}
