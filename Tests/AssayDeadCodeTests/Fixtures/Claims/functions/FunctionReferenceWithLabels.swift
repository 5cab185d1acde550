// A function that is named with its labels, without a call, is used.
@main struct Program {
  static func main() {
    let action = scale(_:by:)
    print(action(1, 2))
  }
}
func scale(_ number: Int, by factor: Int) -> Int { number * factor }
