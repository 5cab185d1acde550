// An ignore comment on an unused member of a used type is not superfluous.
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  func start() {}
  // ✓ superfluous-ignore
  // assay:ignore unused-method
  func stop() {}
}
