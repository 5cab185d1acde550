// What runs in a task group is used.
@main struct Program {
  static func main() async {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { await calledInTask() }
      for await number in group { print(number) }
    }
  }
}
func calledInTask() async -> Int { 1 }
