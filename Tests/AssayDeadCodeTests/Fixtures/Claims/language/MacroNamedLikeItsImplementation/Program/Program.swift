// The program that is marked.
import Kit

@main struct Program { static func main() { print(Order()) } }
@Stored struct Order {
  private var note = ""
}
