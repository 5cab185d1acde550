// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension URL {
    /// An address as words. It has the name of a type that Foundation on Linux lacks.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
      /// A part of an address that words can leave out.
      public enum Component: Int, Codable, Hashable, Sendable {
        /// A part, from the first of an address to the last.
        case scheme, user, password, host, port, path, query, fragment
      }

      /// Whether words have a part.
      public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        fileprivate var kind: Kind
        fileprivate enum Kind: Int, Codable, Hashable, Sendable { case always, never, notOfTheWeb }
        /// Always.
        public static let always = ComponentDisplayOption(kind: .always)
        /// Never.
        public static let never = ComponentDisplayOption(kind: .never)
        /// Unless the scheme is that of HTTP or HTTPS.
        public static let omitIfHTTPFamily = ComponentDisplayOption(kind: .notOfTheWeb)

        fileprivate func shows(for scheme: String?) -> Bool {
          switch kind {
          case .always: true
          case .never: false
          case .notOfTheWeb: !["http", "https"].contains(scheme?.lowercased())
          }
        }
      }

      /// Whether words have the host, or a part of it.
      public struct HostDisplayOption: Codable, Hashable, Sendable {
        fileprivate var option: ComponentDisplayOption
        fileprivate var omitted: Set<String> = []
        /// Always.
        public static let always = HostDisplayOption(option: .always)
        /// Never.
        public static let never = HostDisplayOption(option: .never)
        /// Unless the scheme is that of HTTP or HTTPS.
        public static let omitIfHTTPFamily = HostDisplayOption(option: .omitIfHTTPFamily)
        /// Without a first part of the name, such as `www`, that is one of some.
        ///
        /// - Parameter subdomainsToOmit: the parts.
        public static func omitSpecificSubdomains(
          _ subdomainsToOmit: Set<String> = []
        ) -> HostDisplayOption {
          HostDisplayOption(option: .always, omitted: subdomainsToOmit)
        }

        /// The host without what is left out. A name keeps two parts.
        fileprivate func shown(_ host: String) -> String {
          let parts = host.split(separator: ".", maxSplits: 1)
          guard parts.count == 2, parts[1].contains("."), omitted.contains(String(parts[0])) else {
            return host
          }
          return String(parts[1])
        }
      }

      private var options: [Component: ComponentDisplayOption]
      private var host: HostDisplayOption

      /// Creates a format. The parts that Foundation shows by default are shown by default.
      ///
      /// - Parameters:
      ///   - scheme: whether words have the scheme.
      ///   - user: whether words have the name of a user.
      ///   - password: whether words have a password.
      ///   - host: whether words have the host.
      ///   - port: whether words have the port.
      ///   - path: whether words have the path.
      ///   - query: whether words have the query.
      ///   - fragment: whether words have the fragment.
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {
        options = [
          .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
          .query: query, .fragment: fragment,
        ]
        self.host = host
      }

      private func with(_ part: Component, _ option: ComponentDisplayOption) -> FormatStyle {
        var copy = self
        copy.options[part] = option
        return copy
      }

      /// Sets whether words have the scheme.
      public func scheme(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.scheme, option)
      }
      /// Sets whether words have the name of a user.
      public func user(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.user, option)
      }
      /// Sets whether words have a password.
      public func password(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.password, option)
      }
      /// Sets whether words have the host.
      public func host(_ option: HostDisplayOption = .always) -> FormatStyle {
        var copy = self
        copy.host = option
        return copy
      }
      /// Sets whether words have the port.
      public func port(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.port, option)
      }
      /// Sets whether words have the path.
      public func path(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.path, option)
      }
      /// Sets whether words have the query.
      public func query(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.query, option)
      }
      /// Sets whether words have the fragment.
      public func fragment(_ option: ComponentDisplayOption = .always) -> FormatStyle {
        with(.fragment, option)
      }

      /// Returns the parts of an address that the format shows.
      ///
      /// - Parameter value: the address; one that has no parts is shown as it is.
      public func format(_ value: URL) -> String {
        guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
          return value.absoluteString
        }
        let scheme = parts.scheme
        func shows(_ part: Component) -> Bool { options[part]?.shows(for: scheme) ?? true }
        if !shows(.user) { parts.user = nil }
        if !shows(.password) { parts.password = nil }
        if !shows(.port) { parts.port = nil }
        if !shows(.query) { parts.query = nil }
        if !shows(.fragment) { parts.fragment = nil }
        if !shows(.path) { parts.path = "" }
        let hasHost = parts.host != nil
        if host.option.shows(for: scheme) {
          parts.host = parts.host.map(host.shown)
        } else {
          parts.user = nil
          parts.password = nil
          parts.port = nil
          parts.host = nil
        }
        if !shows(.scheme) { parts.scheme = nil }
        let words = parts.string ?? value.absoluteString
        // Without a scheme, the slashes in front of the host are left out too.
        return parts.scheme == nil && hasHost && words.hasPrefix("//")
          ? String(words.dropFirst(2)) : words
      }
    }

    /// The address in the default format: scheme, host, port and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The address in a format.
    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
    where F.FormatInput == URL { style.format(self) }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// The format of an address.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
  }
#endif
