// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// A screen of the gallery: a Swift view and the description of the same name.
struct GalleryScreen: Sendable, CustomTestStringConvertible {
  var name: String
  private var view: @MainActor @Sendable () -> any View

  var testDescription: String { name }

  @MainActor
  func viewNode(for traits: TraitSet) throws -> ViewNode {
    try view().viewNode(in: EnvironmentValues(traits: traits))
  }

  static let all: [GalleryScreen] = [
    GalleryScreen(name: "AlertView") { AlertView() },
    GalleryScreen(name: "ConversationListView") { ConversationListView() },
    GalleryScreen(name: "FirstView") { NumberedView(page: .first) },
    GalleryScreen(name: "FlightActivityView") { FlightActivityView() },
    GalleryScreen(name: "LanguageView") { LanguageView() },
    GalleryScreen(name: "NutritionFactsView") { NutritionFactsView() },
    GalleryScreen(name: "OpeningHoursRepairedView") { OpeningHoursView(isRepaired: true) },
    GalleryScreen(name: "OpeningHoursView") { OpeningHoursView() },
    GalleryScreen(name: "PhotoOfTheDayRepairedView") { PhotoOfTheDayView(isRepaired: true) },
    GalleryScreen(name: "PhotoOfTheDayView") { PhotoOfTheDayView() },
    GalleryScreen(name: "RecipeRepairedView") { RecipeView(isRepaired: true) },
    GalleryScreen(name: "RecipeView") { RecipeView() },
    GalleryScreen(name: "SecondView") { NumberedView(page: .second) },
    GalleryScreen(name: "ServerStatusRepairedView") { ServerStatusView(isRepaired: true) },
    GalleryScreen(name: "ServerStatusView") { ServerStatusView() },
    GalleryScreen(name: "SignUpFormView") { SignUpFormView() },
    GalleryScreen(name: "SubscriptionOfferView") { SubscriptionOfferView() },
    GalleryScreen(name: "SyncRepairedView") { SyncRepairedView() },
    GalleryScreen(name: "SyncView") { SyncView() },
    GalleryScreen(name: "ThirdView") { NumberedView(page: .third) },
    GalleryScreen(name: "UpdateRequiredView") { UpdateRequiredView() },
  ]

  init(name: String, view: @escaping @MainActor @Sendable () -> any View) {
    self.name = name
    self.view = view
  }
}
