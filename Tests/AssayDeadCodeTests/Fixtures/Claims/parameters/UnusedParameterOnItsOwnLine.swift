// A parameter is found on its own line in a signature of several.
@main struct Program { static func main() { show(used: 1, unused: 2) } }
func show(
  used: Int,
  // ↓ unused-parameter
  unused: Int
) {
  print(used)
}
