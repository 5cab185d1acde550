// SPDX-License-Identifier: MIT

/// The date and the time in rounded rectangles, beside each other; in capsules on iOS 26. Like
/// `UIDatePicker`, they have a width of their own: a label without room wraps.
nonisolated struct CompactDatePicker: View {
  let date: Date
  let components: DatePickerComponents
  let words: DateWords

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) { field(words.date(date)) }
      if components.contains(.hourAndMinute) { field(words.time(date)) }
    }
    .fixedSize(horizontal: true, vertical: false)
  }

  private func field(_ text: String) -> some View {
    NodeView { context in
      let radius = context.environment.look == .iOS26 ? 17.0 : 8
      return try Text(verbatim: text)
        .lineLimit(1)
        .padding(.horizontal, 12)
        .padding(.vertical, 6.5)
        .frame(minHeight: 34)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: radius))
        .accessibilityAddTraits(.isButton)
        .evaluated(in: context)
    }
  }
}

/// The field of macOS: the date and the time as digits, and a stepper beside it. As high as
/// AppKit's text fields; the other lengths are estimates.
nonisolated struct DateField: View {
  let date: Date
  let components: DatePickerComponents
  let words: DateWords

  var body: some View {
    NodeView { context in
      let isDark = context.environment.colorScheme == .dark
      return try HStack(spacing: 4) {
        Text(verbatim: text)
          .lineLimit(1)
          .padding(.horizontal, 5)
          .frame(height: 22)
          .background(isDark ? Color.white.opacity(0.06) : .white)
          .border(Color.primary.opacity(0.15), width: 0.5)
        StepperArrows(isDark: isDark)
      }.evaluated(in: context)
    }
  }

  private var text: String {
    var parts: [String] = []
    if components.contains(.date) { parts.append(words.formatted(date, template: "yMd")) }
    if components.contains(.hourAndMinute) { parts.append(words.time(date)) }
    return parts.joined(separator: ", ")
  }
}

/// A calendar of one month, with the time below it.
nonisolated struct GraphicalDatePicker: View {
  let month: Date
  let chosen: Set<Date>
  let words: DateWords
  let time: Date?
  var bounds = DateBounds()

  var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        ForEach(Array(words.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 24)
      ForEach(Array(words.weeks(ofMonth: month).enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in self.day(day) }
        }
      }
      if let time { timeRow(time) }
    }
  }

  private var header: some View {
    HStack(spacing: 4) {
      Text(verbatim: words.formatted(month, template: "yMMMM"))
        .font(.headline)
      Image(systemName: "chevron.forward").font(.system(size: 13, weight: .bold))
        .foregroundStyle(.tint).accessibilityHidden(true)
      Spacer()
      Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium))
        .foregroundStyle(.tint)
      Image(systemName: "chevron.forward").font(.system(size: 20, weight: .medium))
        .foregroundStyle(.tint).padding(.leading, 24)
    }
    .padding(.horizontal, 10)
    .frame(height: 44)
  }

  @ViewBuilder private func day(_ day: Date?) -> some View {
    if let day {
      let isChosen = chosen.contains(day)
      let isEnabled = bounds.contains(day: day, in: words.calendar)
      Text(verbatim: String(words.calendar.component(.day, from: day)))
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(
          !isEnabled
            ? AnyShapeStyle(Color(.tertiaryLabel))
            : isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
        )
        .frame(width: 40, height: 40)
        .background { if isChosen { Circle().fill(.tint).opacity(0.15) } }
        .frame(maxWidth: .infinity)
        .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
    } else {
      Color.clear.frame(height: 40).frame(maxWidth: .infinity)
    }
  }

  private func timeRow(_ time: Date) -> some View {
    HStack {
      Text(system: "Time")
      Spacer()
      CompactDatePicker(date: time, components: .hourAndMinute, words: words)
    }
    .padding(.horizontal, 10)
    .frame(height: 52)
  }
}
