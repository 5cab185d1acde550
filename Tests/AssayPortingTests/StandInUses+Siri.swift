// SPDX-License-Identifier: MIT

extension StandInUses {
  /// SiriKit: intents, handlers, results, shortcuts, and the intent of a message.
  static let siri = #"""
    import Foundation
    import Intents
    import SwiftUI
    import WidgetKit

    class ConfigurationIntent: INIntent, @unchecked Sendable { var city: String? }
    class City: INObject, @unchecked Sendable { var cityId: NSNumber? }
    class Handler: INExtension, INPlayMediaIntentHandling {
      override func handler(for intent: INIntent) -> Any { return self }
      func handle(
        intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
      ) {
        print(intent.mediaItems?.first?.identifier ?? "", intent.playShuffled ?? false)
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
      }
      func resolveMediaItems(for intent: INPlayMediaIntent) async
        -> [INPlayMediaMediaItemResolutionResult]
      { INPlayMediaMediaItemResolutionResult.successes(with: intent.mediaItems ?? []) }
      func cities() -> INObjectCollection<City> {
        let city = City(identifier: "1", display: "Paris")
        city.cityId = 7
        let other = City(identifier: nil, display: "Rome", subtitle: "Italy", image: nil)
        let section = INObjectSection(title: "A", items: [city, other])
        let all = INObjectCollection(sections: [section])
        all.usesIndexedCollation = true
        print(all.allItems.map(\.displayString))
        return INObjectCollection(items: [city])
      }
      func results() -> [INIntentResolutionResult] {
        [
          INStringResolutionResult.success(with: "a"), INStringResolutionResult.needsValue(),
          INStringResolutionResult.disambiguation(with: ["a", "b"]),
          INStringResolutionResult.confirmationRequired(with: nil),
          INBooleanResolutionResult.success(with: true), INIntegerResolutionResult.notRequired(),
          INDoubleResolutionResult.success(with: 1.5), INURLResolutionResult.unsupported(),
          INDateComponentsResolutionResult.success(with: DateComponents()),
          INObjectResolutionResult.success(with: City(identifier: nil, display: "x")),
        ]
      }
    }
    struct Entry: TimelineEntry { let date: Date; let configuration: ConfigurationIntent }
    struct Provider: IntentTimelineProvider {
      func placeholder(in context: Context) -> Entry {
        Entry(date: Date(), configuration: ConfigurationIntent())
      }
      func getSnapshot(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (Entry) -> ()
      ) { completion(Entry(date: Date(), configuration: configuration)) }
      func getTimeline(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (Timeline<Entry>) -> ()
      ) {
        let entry = Entry(date: Date(), configuration: configuration)
        completion(Timeline(entries: [entry], policy: .atEnd))
      }
    }
    struct CityWidget: Widget {
      var body: some WidgetConfiguration {
        IntentConfiguration(
          kind: "City", intent: ConfigurationIntent.self, provider: Provider()
        ) { entry in Text(entry.configuration.city ?? "") }
      }
    }
    func donate(message: String, avatar: URL) {
      let handle = INPersonHandle(value: "a", type: .unknown)
      let sender = INPerson(
        personHandle: handle, nameComponents: nil, displayName: "A", image: INImage(url: avatar),
        contactIdentifier: nil, customIdentifier: nil)
      let me = INPerson(
        personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
        contactIdentifier: nil, customIdentifier: nil, isMe: true, suggestionType: .none)
      let intent = INSendMessageIntent(
        recipients: [me], outgoingMessageType: .outgoingMessageText, content: message,
        speakableGroupName: INSpeakableString(spokenPhrase: "G"), conversationIdentifier: "c",
        serviceName: nil, sender: sender, attachments: nil)
      intent.setImage(INImage(named: "a"), forParameterNamed: \.speakableGroupName)
      let interaction = INInteraction(intent: intent, response: nil)
      interaction.direction = .incoming
      interaction.donate { error in print(error as Any) }
      interaction.donate(completion: nil)
    }
    func shortcuts() {
      let intent = ConfigurationIntent()
      intent.suggestedInvocationPhrase = "Show"
      if let shortcut = INShortcut(intent: intent) {
        INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
      }
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { all, error in
        print(all?.map(\.invocationPhrase) ?? [])
      }
      let activity = NSUserActivity(activityType: "a")
      activity.suggestedInvocationPhrase = "Go"
      _ = INShortcut(userActivity: activity)
      INPreferences.requestSiriAuthorization { status in
        switch status {
        case .authorized: print("yes")
        case .denied, .notDetermined, .restricted: print("no")
        @unknown default: break
        }
      }
    }
    """#
}
