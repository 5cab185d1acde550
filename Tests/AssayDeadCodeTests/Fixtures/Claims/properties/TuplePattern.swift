// Globals bound by one tuple pattern are found each by itself.
@main struct Program { static func main() { print(width) } }
// ↓ unused-global
let (width, height) = (1, 2)
