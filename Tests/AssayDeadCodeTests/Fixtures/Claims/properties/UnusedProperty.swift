// A stored property that is neither read nor written is found.
@main struct Program { static func main() { print(Settings().used) } }
struct Settings {
  var used = 1
  // ↓ unused-property
  var unused = 2
}
