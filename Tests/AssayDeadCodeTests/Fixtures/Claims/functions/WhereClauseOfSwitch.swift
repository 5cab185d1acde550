// A function that is only called in a where clause is used.
@main struct Program {
  static func main() {
    switch 3 {
    case let number where isOdd(number): print("odd")
    default: print("even")
    }
  }
}
func isOdd(_ number: Int) -> Bool { number % 2 == 1 }
