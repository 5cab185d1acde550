// Of the names of a tuple pattern those that are used keep the pattern.
@main struct Program {
  static func main() {
    let (first, _) = (1, 2)
    print(first)
  }
}
