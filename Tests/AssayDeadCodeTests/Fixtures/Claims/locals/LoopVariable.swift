// A loop variable that the body does not use is not found: the loop must have one.
@main struct Program {
  static func main() {
    for number in 0..<2 { print("again") }
  }
}
