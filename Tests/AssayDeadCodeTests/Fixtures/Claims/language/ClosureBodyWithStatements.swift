// What is named in the body of a closure of several statements is used.
@main struct Program {
  static func main() {
    let results = [1, 2].map { number -> Wrapped in
      let wrapped = Wrapped(number: number)
      return wrapped
    }
    print(results.map(\.number))
  }
}
struct Wrapped { let number: Int }
