// The app delegate that an adaptor names is kept with the property that holds it.
// claim: engine syntax
// claim: keeps delegateAdaptor
import SwiftUI

@main struct Program: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("a") } }
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {}
}
