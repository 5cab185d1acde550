// Declarations with names outside of ASCII are found at the right place.
@main struct Program { static func main() { größe() } }
func größe() { print("👍🏽") }
// ↓ unused-function
func länge() { print("👍🏽") }
