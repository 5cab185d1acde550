// SPDX-License-Identifier: MIT

import AssayFiles
import AssayProcesses
import AssayTestSupport
import Foundation
import Testing

@testable import AssayPorting

/// The build that the tests come from is the one that the stand-ins are compiled with.
@Suite("stand-ins for Apple's frameworks")
struct StandInTests {
  private static let plan: [UInt8]? = {
    let program =
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    // .build/TRIPLE/debug/NAME.xctest
    let build = (0..<3).reduce(program) { path, _ in FilePaths.parent(of: path) }
    return try? PosixFileSystem().read(FilePaths.join(build, "debug.yaml"))
  }()

  @Test("compile", .enabled(if: plan != nil))
  func compile() async throws {
    let kit = try #require(PortingKit(plan: Self.plan ?? [], target: "AssayUIKitTests"))
    let folder = try TemporaryFolder()
    let compiler = try await SwiftModuleCompiler(kit: kit, folder: folder.path)
    var compiled: Set<String> = []
    func add(_ name: String) async throws {
      for needed in StandIn.needed(by: name) { try await add(needed) }
      guard compiled.insert(name).inserted else { return }
      do { try await compiler.addStandIn(name) } catch { Issue.record(error) }
    }
    for name in StandIn.contents.keys.sorted() { try await add(name) }
    #expect(compiled == Set(StandIn.contents.keys))
  }

  @Test(
    "compile with what apps write", .enabled(if: plan != nil),
    arguments: [
      ("AppIntents", StandInUses.intents), ("FoundationModels", StandInUses.languageModels),
      ("Intents", StandInUses.siri), ("CloudKit", StandInUses.cloud),
      ("AVFoundation", StandInUses.media), ("MusicKit", StandInUses.music),
      ("MetricKit", StandInUses.metrics), ("UserNotifications", StandInUses.notifications),
      ("AppKit", StandInUses.appKit), ("ServiceManagement", StandInUses.loginItems),
      ("KeyboardShortcuts", StandInUses.keyboardShortcuts),
      ("LaunchAtLogin", StandInUses.launchAtLogin), ("Sparkle", StandInUses.updates),
      ("WatchKit", StandInUses.watchKit), ("ClockKit", StandInUses.clockKit),
      ("AppKit", StandInUses.sharing),
    ])
  func uses(_ name: String, _ source: String) async throws {
    let kit = try #require(PortingKit(plan: Self.plan ?? [], target: "AssayUIKitTests"))
    let folder = try TemporaryFolder()
    let compiler = try await SwiftModuleCompiler(kit: kit, folder: folder.path)
    let standIns = StandIn.needed(by: name) + [name]
    for name in standIns { try await compiler.addStandIn(name) }
    let file = FilePaths.join(folder.path, "Uses.swift")
    try PosixFileSystem().replace(file, with: Array(source.utf8))
    let module = AppModule(name: "Uses", files: [file], resources: [])
    let answer = try await compiler.compile(
      CompilerRequest(module: module, files: [file], standIns: standIns))
    #expect(answer.succeeded, "\(answer.output)")
  }

  /// The written package gives a stand-in only what it says that it needs.
  @Test("say which modules they import", arguments: StandIn.contents.keys.sorted())
  func imports(_ name: String) throws {
    let contents = try #require(StandIn.contents[name])
    let needed = Set(StandIn.needed(by: name).map(StandIn.moduleName))
    for module in SourceFacts(Array(contents.source.utf8)).imports.map(\.module) {
      switch module {
      case "Dispatch", "Foundation", "FoundationNetworking", "Observation": break
      case "AssayViews", "AssayUIKit", "AssayCombine", "AssayOS":
        #expect(contents.hasViews, "it imports \(module)")
      default: #expect(needed.contains(module), "it imports \(module)")
      }
    }
  }

  /// The expected ones are those of `sha256sum`, `sha1sum`, `md5sum` and Python's `hmac`.
  @Test("digests are those of the standards", .enabled(if: plan != nil))
  func digests() async throws {
    let printed = try await output(
      of: """
        let data = Data("abc".utf8)
        print(SHA256.hash(data: data))
        print(Insecure.SHA1.hash(data: data))
        print(Insecure.MD5.hash(data: data))
        let key = SymmetricKey(data: Data("key".utf8))
        print(HMAC<SHA256>.authenticationCode(for: data, using: key))
        """, with: "CryptoKit")
    #expect(
      printed == """
        digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
        digest: a9993e364706816aba3e25717850c26c9cd0d89d
        digest: 900150983cd24fb0d6963f7d28e17f72
        digest: 9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab

        """)
  }

  /// The expected ones are those of GeographicLib 2: 343923.120, 60826.259 and 111319.491.
  @Test("distances are those of the ellipsoid, in meters", .enabled(if: plan != nil))
  func distances() async throws {
    let printed = try await output(
      of: """
        for (a, b, c, d) in [
          (48.8566, 2.3522, 51.5074, -0.1278), (37.3349, -122.009, 37.7749, -122.4194),
          (0, 0, 0, 1), (1, 1, 1, 1),
        ] {
          let from = CLLocation(latitude: a, longitude: b)
          print((from.distance(from: CLLocation(latitude: c, longitude: d)) * 1000).rounded())
        }
        """, with: "CoreLocation")
    #expect(printed == "343923120.0\n60826259.0\n111319491.0\n0.0\n")
  }

  /// The expected ones are those of the units' definitions: a pound is 453.59237 g, a mile
  /// 1609.344 m, a calorie 4.184 J.
  @Test("quantities of health are converted", .enabled(if: plan != nil))
  func quantities() async throws {
    let printed = try await output(
      of: """
        func show(_ value: Double, _ unit: HKUnit, _ other: HKUnit) {
          let quantity = HKQuantity(unit: unit, doubleValue: value)
          print((quantity.doubleValue(for: other) * 1e6).rounded() / 1e6)
        }
        show(2, .pound(), .gram())
        show(70, .gramUnit(with: .kilo), .pound())
        show(3, .mile(), .meterUnit(with: .kilo))
        show(37, .degreeCelsius(), .degreeFahrenheit())
        show(72, .count().unitDivided(by: .minute()), HKUnit(from: "count/s"))
        show(1, .kilocalorie(), .jouleUnit(with: .kilo))
        print(HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)).unitString)
        """, with: "HealthKit")
    #expect(
      printed == "907.18474\n154.323584\n4.828032\n98.6\n1.2\n4.184\nmg/dL\n")
  }

  /// The file is by the OpenType specification: a table 'name' with a Windows and a Macintosh name.
  @Test("a font has the names in its file", .enabled(if: plan != nil))
  func fonts() async throws {
    // What comes after the fonts needs Assay's views.
    let parts = StandIn.coreText.components(separatedBy: "public typealias CTFontManagerErrors")
    #expect(parts.count == 2)
    let printed = try await output(
      of: """
        func words(_ numbers: [Int]) -> [UInt8] {
          numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        }
        let full = words("My Font".utf16.map(Int.init))
        let own = Array("MyFont".utf8)
        var bytes = words([0, 1, 1, 0, 0, 0])
        bytes += Array("name".utf8) + words([0, 0, 0, 28, 0, 0])
        bytes += words([0, 2, 30])
        bytes += words([3, 1, 0x409, 4, full.count, 0])
        bytes += words([1, 0, 0, 6, own.count, full.count])
        func show(_ bytes: [UInt8]) {
          let font = CGDataProvider(data: Data(bytes)).flatMap { CGFont($0) }
          print(font?.postScriptName ?? "none", font?.fullName ?? "none")
        }
        show(bytes + full + own)
        show(bytes)
        """,
      source: parts[0].replacing("import AssayViews\n", with: "")
        .replacing("@_exported import PortStandIn_Security\n", with: ""))
    #expect(printed == "MyFont My Font\nnone none\n")
  }

  /// Apple documents `noAccount` for a device without an iCloud account, and the code of an error
  /// for a user who is not signed in as 9.
  @Test("iCloud answers as on a device without an account", .enabled(if: plan != nil))
  func cloud() async throws {
    let cloud = StandIn.cloudRecords + StandIn.cloudDatabases + StandIn.cloudOperations
    let printed = try await output(
      of: """

        let container = CKContainer.default()
        container.accountStatus { status, error in print(status, error == nil) }
        let database = container.privateCloudDatabase
        let record = CKRecord(recordType: "Fruit", recordID: CKRecord.ID(recordName: "a"))
        record["name"] = "Apple"
        record["count"] = 3
        print(record["name"] as? String ?? "", record.allKeys(), record.creationDate == nil)
        print(record.recordID == CKRecord.ID(recordName: "a"), record.recordID.zoneID.zoneName)
        database.fetch(withRecordID: record.recordID) { record, error in
          print(record == nil, (error as? CKError)?.code.rawValue ?? 0)
        }
        let query = CKQueryOperation(
          query: CKQuery(recordType: "Fruit", predicate: NSPredicate(value: true)))
        query.recordMatchedBlock = { _, _ in print("matched") }
        query.recordFetchedBlock = { _ in print("fetched") }
        query.queryResultBlock = { result in
          if case .failure(CKError.notAuthenticated) = result { print("refused") }
        }
        query.queryCompletionBlock = { cursor, error in
          print(cursor == nil, (error as NSError?)?.domain ?? "")
        }
        database.add(query)
        let save = CKModifyRecordsOperation(recordsToSave: [record])
        save.perRecordSaveBlock = { id, _ in print("not saved", id.recordName) }
        save.modifyRecordsResultBlock = { _ in print("not modified") }
        database.add(save)
        """,
      source: StandIn.source(of: "CoreLocation")
        + [
          "@_exported import PortStandIn_CoreLocation\n", "import AssayUIKit\n",
          "import AssayViews\n",
        ]
        .reduce(cloud + StandIn.cloudSharing) { $0.replacing($1, with: "") })
    #expect(
      printed == """
        noAccount true
        Apple ["count", "name"] true
        true _defaultZone
        true 9
        refused
        true CKErrorDomain
        not saved a
        not modified

        """)
  }

  @Test("services are made as their scopes say", .enabled(if: plan != nil))
  func services() async throws {
    let printed = try await output(
      of: """
        final class Service: @unchecked Sendable { var name = "real" }
        extension Container {
          var plain: Factory<Service> { self { Service() } }
          var single: Factory<Service> { self { Service() }.singleton }
          var named: ParameterFactory<String, Service> {
            self { name in
              let service = Service()
              service.name = name
              return service
            }
          }
        }
        struct User {
          @Injected(\\.single) var service
          @LazyInjected(\\.plain) var other
        }
        let container = Container.shared
        print(container.plain() === container.plain(), container.single() === container.single())
        var user = User()
        print(user.service === container.single(), user.other.name, container.named("n").name)
        container.single.register {
          let service = Service()
          service.name = "other"
          return service
        }
        print(container.single().name, User().service.name)
        container.reset()
        print(container.single().name)
        """, with: "Factory")
    #expect(printed == "false true\ntrue real n\nother other\nreal\n")
  }

  /// The expected ones are those of Mercator's projection, computed with Python's `math`.
  @Test("places on a map are those of Mercator's projection", .enabled(if: plan != nil))
  func mapPoints() async throws {
    let printed = try await output(
      of: """
        for (latitude, longitude) in [(51.5074, -0.1278), (-33.8688, 151.2093), (60, 180)] {
          let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
          let point = MKMapPoint(place)
          print(Int(point.x.rounded()), Int(point.y.rounded()))
          let back = point.coordinate
          print((back.latitude * 1e6).rounded() / 1e6, (back.longitude * 1e6).rounded() / 1e6)
        }
        let box = MKMapRect(x: 0, y: 0, width: 4, height: 4)
        let other = MKMapRect(x: 2, y: 2, width: 4, height: 2)
        print(box.intersects(other), box.union(other).maxX, box.intersection(other).width)
        print(MKMapRect.null.isNull, MKMapRect.null.union(box).midX)
        """, source: StandIn.source(of: "CoreLocation") + StandIn.mapGeometry)
    #expect(
      printed == """
        134122433 89261640
        51.5074 -0.1278
        246967554 161086037
        -33.8688 151.2093
        268435456 77953560
        60.0 180.0
        true 6.0 2.0
        true 2.0

        """)
  }

  /// The expected key is the one of Python's `hashlib.pbkdf2_hmac`.
  @Test("keys are derived as RFC 8018 says", .enabled(if: plan != nil))
  func derivedKeys() async throws {
    let common = StandIn.commonCryptography.split(separator: "\n")
      .filter { !$0.contains("import PortStandIn_") }.joined(separator: "\n")
    let printed = try await output(
      of: """

        let (password, salt) = (Array("password".utf8), Array("salt".utf8))
        var key = [UInt8](repeating: 0, count: 40)
        let status = CCKeyDerivationPBKDF(
          CCPBKDFAlgorithm(kCCPBKDF2), password, 8, salt, 4,
          CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 2, &key, 40)
        print(status, key.map { String(format: "%02x", $0) }.joined())
        """, source: StandIn.cryptography + common)
    #expect(
      printed
        == "0 ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43830651afcb5c862f\n")
  }

  /// What a program prints that a stand-in is a part of.
  private func output(of main: String, with module: String) async throws -> String {
    try await output(of: main, source: StandIn.source(of: module))
  }

  private func output(of main: String, source standIn: String) async throws -> String {
    let kit = try #require(PortingKit(plan: Self.plan ?? [], target: "AssayUIKitTests"))
    let folder = try TemporaryFolder()
    let program = FilePaths.join(folder.path, "Program")
    let source = FilePaths.join(folder.path, "main.swift")
    try PosixFileSystem().replace(
      source, with: Array((standIn + main).utf8))
    let built = try await ToolProcess.run(
      kit.compiler, ["-suppress-warnings", source, "-o", program])
    #expect(built.errorText == "")
    return try await ToolProcess.run(program, []).outputText
  }
}
