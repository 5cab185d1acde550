// Of several properties in one declaration only the unused one is found.
@main struct Program { static func main() { print(Pair().first) } }
struct Pair {
  // ↓ unused-property
  var first = 1, second = 2
}
