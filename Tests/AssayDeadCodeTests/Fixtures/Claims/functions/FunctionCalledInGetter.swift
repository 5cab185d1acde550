// A function that is only called in a computed property is used when the property is.
@main struct Program { static func main() { print(usedAnswer) } }
var usedAnswer: Int { calledInUsedGetter() }
func calledInUsedGetter() -> Int { 1 }
// ↓ unused-global
var unusedAnswer: Int { calledInUnusedGetter() }
// ↓ unused-function
func calledInUnusedGetter() -> Int { 1 }
