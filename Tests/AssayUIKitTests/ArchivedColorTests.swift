// SPDX-License-Identifier: MIT

import AssayUIKit
import Foundation
import Testing

@Suite("archives of colors")
struct ArchivedColorTests {
  @Test("keep the channels")
  func roundTrip() throws {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    var channels = [CGFloat](repeating: 0, count: 4)
    channels.withUnsafeMutableBufferPointer {
      let base = $0.baseAddress!
      read.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    #expect(channels.map { ($0 * 10).rounded() / 10 } == [0.2, 0.4, 0.6, 0.8])
  }

  @Test("are nothing without channels")
  func empty() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == nil)
  }
}
