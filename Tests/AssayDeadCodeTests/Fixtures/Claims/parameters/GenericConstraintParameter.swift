// A parameter of a used private function that only its own recursion hands on is kept.
@main struct Program { static func main() { print(depth(3, 0)) } }
private func depth(_ number: Int, _ unusedButHandedOn: Int) -> Int {
  number == 0 ? 0 : depth(number - 1, unusedButHandedOn)
}
