// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  internal import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// The method, the URL, the headers and the body of a request.
  ///
  /// ```
  /// POST http://localhost:8080/account
  /// Cookie: session=1
  ///
  /// email=blob%40example.com
  /// ```
  ///
  /// Query items and headers are sorted.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The method, the URL, the headers and the body of a request.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { (request: URLRequest) in
      let url = request.url?.withSortedQuery.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["\n" + text(of: $0, pretty: pretty)] } ?? []
      return (["\(request.httpMethod ?? "GET") \(url)"] + headers + body)
        .joined(separator: "\n")
    }
  }

  /// The command of curl that sends a request.
  ///
  /// ```
  /// curl \
  /// 	--header "Accept: text/html" \
  /// 	"https://example.com/"
  /// ```
  public static var curl: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { (request: URLRequest) in
      guard let url = request.url?.withSortedQuery else { throw NoURL() }
      let headers = request.allHTTPHeaderFields ?? [:]
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        parts.append("--header \"\(field): \(quoted(value))\"")
      }
      if let data = request.httpBody, let body = String(validating: data, as: UTF8.self) {
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        parts.append("--data \"\(quoted(escaped))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
      parts.append("\"\(url.absoluteString)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "\\\"")
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    guard pretty else { return String(decoding: body, as: UTF8.self) }
    do {
      let value = try JSONSerialization.jsonObject(with: body)
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self)
    } catch {
      // A body that is no JSON stays as it is.
      return String(decoding: body, as: UTF8.self)
    }
  }
}

private struct NoURL: Error, CustomStringConvertible {
  var description: String { "the request has no URL" }
}

extension URL {
  fileprivate var withSortedQuery: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
      let items = components.queryItems
    else { return self }
    components.queryItems = items.sorted { $0.name < $1.name }
    return components.url ?? self
  }
}
