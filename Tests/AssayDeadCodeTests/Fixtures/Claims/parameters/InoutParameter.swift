// An inout parameter that is only written is used.
@main struct Program {
  static func main() {
    var number = 1
    reset(&number)
    print(number)
  }
}
func reset(_ number: inout Int) { number = 0 }
