// Cases of a Comparable enum count by their order, but one that is never made is unused.
@main struct Program { static func main() { print(Size.small < Size.large) } }
enum Size: Comparable {
  case small
  // ↓ unused-enum-case
  case medium
  case large
}
