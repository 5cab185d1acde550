// A class that only a storyboard names is kept, with its outlets and actions.
// claim: keeps resource
@main struct Program { static func main() {} }

class ControllerNamedByStoryboard {
  var outlet: Program?
  func action() {}
  // ↓ unused-method
  func neverConnected() {}
}

// ↓ unused-class
class UnusedController {}
