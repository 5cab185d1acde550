// The cases of a library's public enum are public and kept.
// claim: library
public enum Direction {
  case left
  case right
}
