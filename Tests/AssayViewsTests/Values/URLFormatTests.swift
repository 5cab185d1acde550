// SPDX-License-Identifier: MIT

import AssayScenes
import Foundation
import Testing

@testable import AssayViews

/// The examples of Apple's documentation of `URL.FormatStyle`.
@Suite("Formats of addresses")
struct URLFormatTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("the default format has the scheme, the host and the path, but not the port or the query")
  func defaultFormat() throws {
    let url = try url("https://www.example.com:8080/path/to/endpoint?key=value")
    #expect(url.formatted() == "https://www.example.com/path/to/endpoint")
    #expect(url.formatted(.url) == "https://www.example.com/path/to/endpoint")
  }

  @Test("parts that are never shown are left out")
  func parts() throws {
    let url = try url("https://www.example.com:8080/path/to/endpoint?key=value")
    let short = url.formatted(.url.scheme(.never).host(.always).port(.never).query(.never))
    #expect(short == "www.example.com/path/to/endpoint")
  }

  @Test("a part of the host's name is left out")
  func subdomains() throws {
    let url = try url("http://www.example.com:8080/path/to/file.txt")
    #expect(
      url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).port(.never))
        == "example.com/path/to/file.txt")
  }

  @Test("a port is shown unless the address is one of the web")
  func ports() throws {
    #expect(try url("ftp://example.com:21/a").formatted() == "ftp://example.com:21/a")
    #expect(try url("https://example.com:80/a").formatted() == "https://example.com/a")
  }

  @Test("all parts")
  func all() throws {
    let text = "https://jAppleseed:Test1234@apple.com:80/macbook-pro?get-free#part"
    let style = URL.FormatStyle(
      scheme: .always, user: .always, password: .always, host: .always, port: .always,
      path: .always, query: .always, fragment: .always)
    #expect(try style.format(url(text)) == text)
  }

  @Test("words are read as an address with a scheme and a host, by a field too")
  func parsing() throws {
    let strategy = URL.FormatStyle().parseStrategy
    #expect(try strategy.parse("https://example.com/a") == url("https://example.com/a"))
    #expect(throws: CocoaError.self) { try strategy.parse("example") }
    #expect(throws: CocoaError.self) { try strategy.parse("https:///a") }
    let address = try url("https://example.com/a")
    let field = TextField("a", value: .constant(address), format: .url)
    #expect(try SceneSketch.build(field.viewNode()).words.contains(address.formatted(.url)))
  }
}
