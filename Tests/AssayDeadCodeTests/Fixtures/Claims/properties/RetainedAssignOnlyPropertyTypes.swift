// Assigned-only properties of a retained type are not found, those of other types are.
// claim: options retain-assign-only-property-types=Token
@main struct Program { static func main() { Session().open() } }
final class Token {}
final class Session {
  private var token: Token?
  // ↓ assign-only-property
  private var number = 0
  func open() {
    token = Token()
    number = 1
  }
}
