// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

@Suite("What a picture takes from the machine")
@MainActor struct RepeatabilityTests {
  private struct Clock: View {
    var body: some View { Text(verbatim: "\(Int(Date().timeIntervalSince1970) / 60)") }
  }

  private struct Dice: View {
    var body: some View { Text(verbatim: UUID().uuidString) }
  }

  private struct Fixed: View {
    @State private var count = 0

    var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
  }

  private final class Visits: ObservableObject { @Published var count = 0 }

  private struct Counter: View {
    @ObservedObject var visits: Visits
    var body: some View { Text(verbatim: "\(visits.count)").onAppear { visits.count += 1 } }
  }

  private func recording(_ view: some View, line: UInt = #line) throws -> String {
    let folder = try TemporaryFolder()
    return try #require(
      verifySnapshot(of: view, as: .image, record: .all, snapshotDirectory: folder.path, line: line)
    )
  }

  @Test("a picture of the present time says so when it is recorded, and when it fails")
  func presentTime() throws {
    let folder = try TemporaryFolder()
    let note = "\nnote: the picture depends on the present time: \""
    let message = try #require(
      verifySnapshot(of: Clock(), as: .image, record: .never, snapshotDirectory: folder.path))
    #expect(message.contains(note), "\(message)")
    #expect(try recording(Clock()).contains(note))
    #expect(try !recording(Text("old")).contains("note:"))
  }

  @Test("a picture that is not the same in a second drawing says so when it is recorded")
  func randomValues() throws {
    let note = "\nnote: the picture is not the same each time: \""
    #expect(try recording(Dice()).contains(note))
    #expect(try recording(Counter(visits: Visits())).contains(note + "1\" becomes \"2\""))
    #expect(try !recording(Fixed()).contains("note:"))
  }

  @Test("the clock of a thread stands still but for a microsecond at each reading")
  func clock() {
    let date = Date(timeIntervalSince1970: 1_704_793_260)
    guard TestClock.isAvailable else { return }
    TestClock.run(at: date) {
      let (first, second) = (Date(), Date())
      #expect(first.timeIntervalSince(date) < 0.001)
      #expect(first < second)
      #expect(Date.now < NSDate() as Date)
      #expect(time(nil) == 1_704_793_260)
      TestClock.run(at: .distantPast) { #expect(Date() < date) }
      #expect(Date().timeIntervalSince(date) < 0.001)
    }
    #expect(Date() > date.addingTimeInterval(86_400))
  }

  /// Data of a provider is often a static constant, made when its views are first asked for.
  private struct ClockPreview: PreviewProvider {
    static let made = Date()
    static var previews: some View { Text("\(made)") }
  }

  @Test("the views of a preview provider are made in the present of previews")
  func providers() {
    guard TestClock.isAvailable else { return }
    let present = TestClock.presentOfPreviews
    let records = PreviewList.all { TestClock.run(at: present, $0) }
    #expect(records.contains { $0.fileID.contains("RepeatabilityTests") })
    #expect(abs(ClockPreview.made.timeIntervalSince(present)) < 1)
  }

  /// Expected: what a simulator with the region United States writes.
  @Test("formatters without a locale write as in the United States")
  func locale() {
    let price = NumberFormatter()
    price.numberStyle = .currency
    #expect(price.string(from: 20.99) == "$20.99")
    let day = DateFormatter()
    day.dateStyle = .medium
    let date = Date(timeIntervalSince1970: 1_704_793_260)
    #expect(day.string(from: date) == "Jan 9, 2024")
    #expect(date.formatted(date: .numeric, time: .omitted) == "1/9/2024")
    #expect(Locale.current.region == .unitedStates)
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Calendar.autoupdatingCurrent == .current)
    #expect(Locale.autoupdatingCurrent == .current)
    #expect(Locale.current != Locale(identifier: "en_US"))
  }

  @Test("the sign for no currency is noted")
  func missingCurrency() throws {
    let price = NumberFormatter()
    price.numberStyle = .currency
    price.locale = Locale(identifier: "en_001")
    let words = try #require(price.string(from: 20.99))
    let expected = "note: the text '¤20.99' has the sign for no currency"
    #expect(try recording(Text(verbatim: words)).contains(expected))
    #expect(try recording(Text("\(words)")).contains(expected))
    #expect(try !recording(Text("¤")).contains("note:"))
  }
}
