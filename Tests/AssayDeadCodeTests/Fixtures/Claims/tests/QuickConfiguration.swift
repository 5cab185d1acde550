// A configuration of Quick is used, for Quick finds its subclasses by itself.
// claim: engine syntax
// claim: keeps test
import Quick

@main struct Program { static func main() {} }
final class SharedExamples: QuickConfiguration {
  override class func configure(_ configuration: QCKConfiguration) { share() }
  private static func share() {}
}
