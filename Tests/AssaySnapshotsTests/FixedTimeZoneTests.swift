// SPDX-License-Identifier: MIT

import AssaySnapshots
import Foundation
import Testing

@Suite("The time zone of a test")
struct FixedTimeZoneTests {
  /// `ci/places` runs this with other zones in the environment.
  @Test("a test runs in UTC, whatever zone the machine has")
  func zone() {
    let moment = Date(timeIntervalSinceReferenceDate: 0)
    #expect(TimeZone.current.secondsFromGMT(for: moment) == 0)
    #expect(Calendar.current.component(.hour, from: moment) == 0)
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    #expect(formatter.string(from: moment) == "2001-01-01 00:00")
  }
}
