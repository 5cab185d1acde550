// A global whose observer does something is used when it is written.
@main struct Program { static func main() { level = 2 } }
nonisolated(unsafe) var level = 1 {
  didSet { changed() }
}
func changed() { print("changed") }
