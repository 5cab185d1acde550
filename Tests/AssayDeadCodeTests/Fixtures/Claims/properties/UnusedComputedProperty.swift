// A computed property that nothing reads is found.
@main struct Program { static func main() { print(Square(side: 2).area) } }
struct Square {
  let side: Int
  var area: Int { side * side }
  // ↓ unused-property
  var circumference: Int { side * 4 }
}
