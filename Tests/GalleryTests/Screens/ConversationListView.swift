// SPDX-License-Identifier: MIT

import AssayViews

struct Conversation: Identifiable {
  var id: String { name }
  var name: String
  var message: String
  var time: String
  var initials: String
  var color: Color
  var isUnread = false
}

/// An inbox: avatars, names, the last line, and what is unread.
struct ConversationListView: View {
  private let conversations = [
    Conversation(
      name: "Ada Lovelace", message: "The engine weaves algebraic patterns. Come and see it run!",
      time: "9:41", initials: "AL", color: .purple, isUnread: true),
    Conversation(
      name: "Alan Turing", message: "Shall we say seven at the usual place?", time: "9:12",
      initials: "AT", color: .blue, isUnread: true),
    Conversation(
      name: "Grace Hopper", message: "Found a moth in the relay. I taped it into the log book.",
      time: "Yesterday", initials: "GH", color: .pink),
    Conversation(
      name: "Katherine Johnson", message: "The numbers check out. You are clear to fly.",
      time: "Yesterday", initials: "KJ", color: .orange),
    Conversation(
      name: "Edsger Dijkstra", message: "I took the shortest path home.", time: "Friday",
      initials: "ED", color: .green),
    Conversation(
      name: "Barbara Liskov", message: "Any of my friends will do just as well.", time: "Thursday",
      initials: "BL", color: .teal),
  ]

  var body: some View {
    NavigationStack {
      List(conversations) { conversation in
        ConversationRow(conversation: conversation)
      }
      .listStyle(.plain)
      .navigationTitle("Messages")
    }
  }
}

private struct ConversationRow: View {
  var conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(conversation.isUnread ? Color.blue : Color.clear)
        .frame(width: 10, height: 10)
        .accessibilityLabel("unread")
        .accessibilityHidden(!conversation.isUnread)
      ZStack {
        Circle()
          .fill(conversation.color)
        Text(conversation.initials)
          .font(.headline)
          .foregroundStyle(.white)
      }
      .frame(width: 48, height: 48)
      .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(conversation.name)
            .font(.headline)
            .lineLimit(1)
          Spacer()
          Text(conversation.time)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .layoutPriority(1)
        }
        Text(conversation.message)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .padding(.vertical, 4)
  }
}
