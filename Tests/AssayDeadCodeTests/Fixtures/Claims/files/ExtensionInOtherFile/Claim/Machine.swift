// Members of one type in two files are found or not, each in its own.
struct Machine {
  func start() { warmUp() }
}
