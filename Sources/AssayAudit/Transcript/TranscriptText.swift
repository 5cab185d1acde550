// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// A transcript in lines for people.
///
/// ```
/// Settings.yaml (iPhone13.light)
///    1  "Settings, heading" at 76,119
///    2  "Wi-Fi, on, switch button" at 195,180
///  headings: 1 Settings
/// ```
package struct TranscriptText {
  private let transcript: Transcript

  package init(_ transcript: Transcript) { self.transcript = transcript }

  /// Without the title; nothing in them reaches a terminal unescaped.
  package var lines: [String] {
    var result: [String] = []
    var containers: [String] = []
    for line in transcript.lines {
      if line.containers != containers, let name = line.containers.last {
        result.append("  in \(Self.quoted(name)):")
      }
      containers = line.containers
      result += Self.lines(of: line)
    }
    if transcript.lines.isEmpty { result.append("  (no element)") }
    return (result + summary).map { Printable.line($0) }
  }

  /// What the rotor and live regions offer, and what is not read.
  package var summary: [String] {
    var result: [String] = []
    let headings = transcript.lines.filter(\.isHeading)
    if !headings.isEmpty {
      result.append("  headings: " + headings.map(Self.named).joined(separator: ", "))
    }
    let live = transcript.lines.filter(\.isLive)
    if !live.isEmpty {
      result.append("  live regions: " + live.map(Self.named).joined(separator: ", "))
    }
    if transcript.unreadCount > 0 {
      result.append("  not read while the modal view is in front: \(transcript.unreadCount)")
    }
    return result
  }

  private static func lines(of line: Transcript.Line) -> [String] {
    let number = String(line.number)
    let padding = String(repeating: " ", count: max(0, 3 - number.count))
    let mark = line.fault == nil ? " " : "!"
    var result = ["\(mark)\(padding)\(number)  \(quoted(line.spoken)) \(place(line))"]
    if !line.node.actions.isEmpty {
      result.append("      actions: " + line.node.actions.joined(separator: ", "))
    }
    if let fault = line.fault { result.append("      fault: \(fault)") }
    return result
  }

  private static func place(_ line: Transcript.Line) -> String {
    guard let point = line.activationPoint else { return "outside the screen" }
    return "at \(Int(point.x.rounded())),\(Int(point.y.rounded()))"
  }

  private static func named(_ line: Transcript.Line) -> String {
    let name = line.node.label ?? line.node.value ?? ""
    return name.isEmpty ? "\(line.number)" : "\(line.number) \(name.shortened(to: 40))"
  }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : "\"\(text)\""
  }
}
