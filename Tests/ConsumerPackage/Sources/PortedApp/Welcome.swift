// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// A screen whose strings come through Foundation, in a language that the app chooses.
public final class LanguageChoice: ObservableObject {
  @Published public var locale = Locale(identifier: "en")
  public init(_ language: String) { locale = Locale(identifier: language) }
}

extension String {
  func inLanguage(of locale: Locale) -> String {
    guard let path = Bundle.main.path(forResource: locale.identifier, ofType: "lproj"),
      let bundle = Bundle(path: path)
    else { return NSLocalizedString(self, comment: "") }
    return bundle.localizedString(forKey: self, value: nil, table: nil)
  }
}

public struct WelcomeView: View {
  @EnvironmentObject private var language: LanguageChoice

  public init() {}

  public var body: some View {
    VStack {
      Text("welcome_message".inLanguage(of: language.locale))
      Text(NSLocalizedString("change_language", comment: ""))
        .padding(8)
        .background(Color(uiColor: .systemBlue))
        .foregroundColor(.white)
        .cornerRadius(8)
    }
    .frame(width: min(UIScreen.main.bounds.width, 300))
  }
}
