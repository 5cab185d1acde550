// The file that is used.
@main struct Program { static func main() { print("done") } }
