// A protocol that is only named in a where clause is used.
@main struct Program { static func main() { start([Machine()]) } }
func start<Values: Sequence>(_ values: Values) where Values.Element: Runner {
  for value in values { value.run() }
}
protocol Runner { func run() }
struct Machine: Runner {
  func run() {}
}
