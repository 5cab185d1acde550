// SPDX-License-Identifier: MIT

/// The bytes of a data set of the asset catalogs, by UIKit's name.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String
  /// The bytes of its file.
  public let data: Data

  /// Finds a data set of the app that is rendered; nil where it has none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data set of the app that is rendered; nil where it has none of the name. The bundle is
  /// not used.
  public init?(name: String, bundle: Bundle) {
    guard let path = CurrentEnvironment.mainBundle?.assets?.dataSets[name],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.name = name
    self.data = data
  }
}
