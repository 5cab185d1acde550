// A local that is declared first, assigned in branches and read is used.
@main struct Program {
  static func main() {
    let number: Int
    if CommandLine.argc > 1 { number = 1 } else { number = 2 }
    print(number)
  }
}
