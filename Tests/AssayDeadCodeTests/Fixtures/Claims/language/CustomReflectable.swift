// customMirror is a witness of an outside protocol and kept.
@main struct Program { static func main() { dump(Hidden()) } }
struct Hidden: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
