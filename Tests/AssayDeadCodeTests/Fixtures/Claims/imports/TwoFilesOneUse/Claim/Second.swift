// The file that imports for nothing.
// ↓ unused-import
import Dispatch

@main struct Program { static func main() { print(now()) } }
