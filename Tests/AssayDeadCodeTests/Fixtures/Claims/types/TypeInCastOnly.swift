// A type that is only the goal of a cast is used.
@main struct Program { static func main() { print(isSpecial(1)) } }
func isSpecial(_ value: Any) -> Bool { value is GoalOfCast }
struct GoalOfCast {}
