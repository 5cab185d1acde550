// SPDX-License-Identifier: MIT

extension SnapshotPage {
  static let scriptHash = "sha256-CX2gDZyYzsCJRAoaUWRhYSv9YTHWJrW/9KhwjcWtHl0="

  /// Builds the list on the left and the view of one snapshot, or of one group, on the right.
  static let script = """
    "use strict";
    (() => {
      const content = JSON.parse(document.getElementById("content").textContent);
      const entries = content.entries.map((entry, index) => ({ decision: "", ...entry, index }));
      const groups = content.groups.map((title, index) => ({
        title, index, members: entries.filter((entry) => entry.group === index),
      }));
      const words = Object.fromEntries(content.statuses.map(({ id, word }) => [id, word]));
      const list = document.getElementById("list");
      const view = document.getElementById("view");
      const find = document.getElementById("find");
      const status = document.getElementById("status");
      const modes = ["Side by side", "Swipe", "Onion skin", "Blink", "Difference"];
      const isOpen = (entry) => entry.status === "failed" || entry.status === "new";
      const state = { filter: "", current: null, group: null, mode: 0, zoom: "fit", area: -1,
        marks: false, blink: 0 };
      const rows = new Map();

      const make = (name, properties = {}, ...children) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(properties)) {
          if (key === "class") element.className = value;
          else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
          else if (value !== null && value !== undefined) element.setAttribute(key, value);
        }
        element.append(...children);
        return element;
      };
      const button = (label, press, properties = {}) =>
        make("button", { type: "button", onclick: press, ...properties }, label);

      // The list

      const fits = (entry) => {
        const text = (entry.name + " " + entry.words.join(" ")).toLowerCase();
        return (!state.filter || entry.status === state.filter)
          && find.value.toLowerCase().split(/\\s+/).every((word) => text.includes(word));
      };
      let shown = [];
      const showList = () => {
        shown = entries.filter(fits);
        const visible = new Set(shown);
        rows.clear();
        list.replaceChildren(...groups.flatMap((group) => {
          const members = group.members.filter((entry) => visible.has(entry));
          if (!members.length) return [];
          const heading = make("h2", {}, button(
            group.title + " (" + members.length + ")", () => chooseGroup(group)));
          return [make("section", {}, heading, make("ul", {}, ...members.map((entry) => {
            const row = button(entry.name, () => choose(entry), { class: "dot " + entry.status });
            rows.set(entry, row);
            mark(entry);
            return make("li", {}, row);
          })))];
        }));
        if (!shown.length) list.replaceChildren(make("p", {}, "No snapshot fits."));
      };
      // What is on the right, and what a key decides, is in the list.
      const showFitting = () => {
        showList();
        if (!state.current || shown.includes(state.current)) return;
        if (shown.length) { choose(shown[0]); return; }
        clearInterval(state.blink);
        state.current = null;
        view.replaceChildren();
      };
      const mark = (entry) => {
        const row = rows.get(entry);
        if (!row) return;
        const folder = groups[entry.group].title + "/";
        const inFolder = entry.name.startsWith(folder) ? entry.name.slice(folder.length) : entry.name;
        const name = inFolder.replace(/\\.png$/i, "");
        row.textContent = (entry.decision ? entry.decision + ": " : "") + name;
        row.title = words[entry.status];
        row.setAttribute("aria-label", words[entry.status] + ", " + row.textContent);
        if (entry === state.current) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
      };
      const showFilters = () => {
        const all = [{ id: "", word: "all" }, ...content.statuses];
        document.getElementById("filters").replaceChildren(...all.flatMap(({ id, word }) => {
          const count = entries.filter((entry) => !id || entry.status === id).length;
          if (!count && id) return [];
          return [button(count + " " + word, () => { state.filter = id; showFilters(); showFitting(); },
            { "aria-pressed": state.filter === id, class: id ? "dot " + id : "" })];
        }));
      };

      // One snapshot

      const choose = (entry) => {
        const previous = state.current;
        Object.assign(state, { current: entry, group: null, area: -1 });
        if (previous) mark(previous);
        mark(entry);
        rows.get(entry)?.scrollIntoView({ block: "nearest" });
        showEntry();
      };
      const picture = (entry, kind) => make("img", { src: entry.pictures[kind], alt:
        { reference: "Reference", rendition: "New rendition", difference: "Difference" }[kind]
          + " of " + entry.name });

      const showEntry = () => {
        clearInterval(state.blink);
        const entry = state.current;
        const { reference, rendition, difference } = entry.pictures;
        const isText = !/\\.png$/i.test(entry.path);
        const parts = [make("h2", { class: "dot " + entry.status }, entry.name)];
        const siblings = ofTest(entry).length;
        if (siblings > 1) {
          const whole = isText ? "All " + siblings + " of this test" : "All " + siblings + " pictures of this test";
          parts.push(make("div", { class: "tools" }, button(whole, chooseTest)));
        }
        const next = [...entry.words];
        if (next.length) {
          parts.push(make("ul", { class: isText ? "words text" : "words" },
            ...next.map((word) => make("li", {}, word))));
        }
        parts.push(decisions(entry));
        if (!isText && (reference || rendition)) {
          const hasBoth = reference && rendition;
          parts.push(tools(entry, hasBoth, difference));
          const shows = stage(entry, hasBoth);
          if (!hasBoth || state.zoom !== "fit" || state.area >= 0) parts.push(shows);
          else if (state.mode === 0) parts.push(closeups(entry), shows);
          // One picture alone leaves room beside it.
          else parts.push(make("div", { class: "beside" }, closeups(entry), shows));
        }
        view.replaceChildren(...parts);
        fit();
      };

      // The changed areas by themselves, large enough to judge; near ones together

      const places = (entry) => {
        const boxes = entry.areas.map(([x, y, w, h], index) =>
          ({ left: x, top: y, right: x + w, bottom: y + h, index }));
        const union = (a, b) => ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
          right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
          index: Math.min(a.index, b.index) });
        const isSmall = ({ left, top, right, bottom }) => right - left <= 480 && bottom - top <= 240;
        for (let i = 0; i < boxes.length; i += 1) {
          for (let j = i + 1; j < boxes.length; j += 1) {
            const both = union(boxes[i], boxes[j]);
            if (!isSmall(both)) continue;
            boxes[i] = both;
            boxes.splice(j, 1);
            j = i;
          }
        }
        return boxes;
      };
      const isBeside = (strip) =>
        getComputedStyle(strip.parentElement).flexDirection === "row-reverse";
      const closeups = (entry) => {
        const all = places(entry);
        const chosen = all.slice(0, 3);
        // All pictures of a change fit beside each other, on a telephone too.
        const count = chosen.length > 1 || !entry.pictures.difference ? 2 : 3;
        const sizes = [];
        const strip = make("div", { class: "closeups" }, ...chosen.map((place, index) => {
          // With what is around it: a line alone says nothing.
          const besides = Math.max(12, (60 - place.right + place.left) / 2);
          const above = Math.max(12, (60 - place.bottom + place.top) / 2);
          const left = Math.max(0, place.left - besides);
          const top = Math.max(0, place.top - above);
          const width = place.right + besides - left;
          const height = place.bottom + above - top;
          const kinds = ["reference", "rendition", "difference"].filter((kind) => entry.pictures[kind]);
          const closeup = make("button", { type: "button", class: "closeup",
            "aria-label": "Zoom to change " + (index + 1) + " of " + all.length,
            onclick: () => { state.area = place.index; showEntry(); } },
          ...kinds.map((kind) => {
            const image = picture(entry, kind);
            image.alt = "";
            image.addEventListener("error", () => image.closest(".closeups")?.remove());
            const crop = make("span", { class: "crop" }, image);
            const name = { reference: "Reference", rendition: "New", difference: "Difference" }[kind];
            const part = make("span", { class: "part" }, make("span", { class: "name" }, name), crop);
            if (kind !== "difference") return part;
            part.hidden = chosen.length > 1;
            // Where rows were inserted or removed, they are elsewhere in the other two pictures:
            // the whole ones tell more.
            const check = () => {
              const now = part.previousSibling?.querySelector("img");
              if (!now?.naturalHeight || !image.naturalHeight) return;
              if (now.naturalHeight === image.naturalHeight) return;
              part.closest(".closeups")?.remove();
              fit();
            };
            image.addEventListener("load", check);
            setTimeout(() => part.previousSibling?.querySelector("img").addEventListener("load", check));
            return part;
          }));
          sizes.push(() => {
            // Beside a picture, which has the rest.
            const room = view.clientWidth * (isBeside(strip) ? 0.6 : 1);
            const most = (room - 50 - 12 * (count - 1)) / count;
            const across = Math.min(chosen.length > 1 ? 200 : 300, most);
            const scale = Math.min(4, across / width, 120 / height);
            closeup.classList.toggle("large", scale >= 2);
            for (const crop of closeup.querySelectorAll(".crop")) {
              crop.style.width = width * scale + "px";
              crop.style.height = height * scale + "px";
              crop.firstElementChild.style.transform =
                "scale(" + scale + ") translate(" + -left + "px," + -top + "px)";
            }
          });
          return closeup;
        }), all.length > chosen.length
          ? make("span", {}, all.length - chosen.length + " more; next with ]") : "");
        strip.fit = () => sizes.forEach((size) => size());
        return strip;
      };

      const decisions = (entry) => {
        if (!isOpen(entry) || !entry.isAcceptable) return make("div", {});
        const members = groups[entry.group].members.filter((member) => !member.decision).length;
        if (content.isServed) {
          const group = members > 1 ? [
            button("Accept all " + members + " of the group", () => decide("accept", true)),
            button("Reject all " + members, () => decide("reject", true)),
          ] : [];
          return make("div", { class: "tools" },
            button("Accept", () => decide("accept", false), { disabled: entry.decision ? "" : null }),
            button("Reject", () => decide("reject", false), { disabled: entry.decision ? "" : null }),
            ...group, button("Undo", undo));
        }
        const quoted = "'" + entry.path.replaceAll("'", "'\\\\''") + "'";
        const lines = [make("li", {}, "Accept: ", make("code", {}, "assay snapshot accept " + content.acceptOptions + quoted))];
        if (members > 1) {
          lines.push(make("li", {}, "Accept the same change in all " + members + ": ",
            make("code", {}, "assay snapshot accept " + content.acceptOptions + "--group " + quoted)));
        }
        return make("ul", { class: "words commands" }, ...lines);
      };

      const tools = (entry, hasBoth, difference) => {
        const press = (on) => ({ "aria-pressed": on });
        const modeButtons = hasBoth ? modes.map((name, index) =>
          index === 4 && !difference ? "" : button(name, () => setMode(index), press(state.mode === index)))
          : [];
        const areas = entry.areas.length && hasBoth ? [
          make("span", { class: "gap" }),
          button("Frames", () => { state.marks = !state.marks; showEntry(); }, press(state.marks)),
          button("‹ area", () => step(-1), { "aria-label": "Previous changed area" }),
          button("area ›", () => step(1), { "aria-label": "Next changed area" }),
          make("span", {}, state.area < 0
            ? entry.areas.length + (entry.areas.length === 1 ? " changed area" : " changed areas")
            : "area " + (state.area + 1) + " of " + entry.areas.length),
        ] : [];
        return make("div", { class: "tools" }, ...modeButtons, make("span", { class: "gap" }),
          button("Fit", () => setZoom("fit"), press(state.zoom === "fit" && state.area < 0)),
          button("Actual size", () => setZoom("actual"), press(state.zoom === "actual" && state.area < 0)),
          ...areas);
      };

      const port = (...pictures) => make("div", { class: "port", tabindex: "0" },
        make("div", { class: "layers" }, ...pictures));
      const captioned = (text, element) =>
        make("figure", {}, make("figcaption", {}, text), element);

      const stage = (entry, hasBoth) => {
        const stage = make("div", { class: "stage" });
        if (!hasBoth) {
          const kind = entry.pictures.rendition ? "rendition" : "reference";
          stage.append(captioned(kind === "rendition" ? "New" : "Reference", port(picture(entry, kind))));
        } else if (state.mode === 0) {
          stage.append(captioned("Reference", port(picture(entry, "reference"))),
            captioned("New", port(picture(entry, "rendition"))));
          if (entry.pictures.difference) {
            stage.append(captioned("Difference", port(picture(entry, "difference"))));
          }
        } else if (state.mode === 4) {
          stage.append(captioned("Difference", port(picture(entry, "difference"))));
        } else {
          stage.append(overlaid(entry));
        }
        for (const layers of stage.querySelectorAll(".layers")) {
          for (const image of layers.querySelectorAll("img")) {
            image.addEventListener("load", fit);
            image.addEventListener("error", () => image.replaceWith(
              make("p", { class: "missing" }, "This picture cannot be shown.")));
          }
          if (state.marks && state.mode !== 4) {
            layers.append(...entry.areas.map(() => make("div", { class: "mark" })));
          }
        }
        const ports = [...stage.querySelectorAll(".port")];
        for (const one of ports) {
          one.addEventListener("scroll", () => {
            for (const other of ports) {
              if (other === one) continue;
              other.scrollLeft = one.scrollLeft;
              other.scrollTop = one.scrollTop;
            }
          });
        }
        return stage;
      };

      const overlaid = (entry) => {
        const old = picture(entry, "reference");
        const now = picture(entry, "rendition");
        const caption = make("span", {});
        if (state.mode === 3) {
          const turn = () => {
            const showsNew = now.hidden;
            now.hidden = !showsNew;
            caption.textContent = showsNew ? "New" : "Reference";
          };
          turn();
          const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
          if (!isStill) state.blink = setInterval(turn, 600);
          return make("figure", {}, make("figcaption", {}, caption, " ", button("Turn", () => {
            clearInterval(state.blink);
            turn();
          })), port(old, now));
        }
        const isSwipe = state.mode === 1;
        const range = make("input", { type: "range", min: "0", max: "100", value: "50",
          "aria-label": isSwipe ? "Where the new rendition begins" : "How much of the new rendition shows" });
        const apply = () => {
          if (isSwipe) now.style.clipPath = "inset(0 0 0 " + range.value + "%)";
          else now.style.opacity = range.value / 100;
        };
        range.addEventListener("input", apply);
        apply();
        return make("figure", { class: "overlay" },
          make("figcaption", {}, make("span", {}, "Reference"), make("span", {}, "New")),
          range, port(old, now));
      };

      // Sizes of the pictures on the screen
      const fit = () => {
        const entry = state.current;
        view.querySelector(".closeups")?.fit();
        const ports = [...view.querySelectorAll(".port")];
        if (!entry || !ports.length) return;
        const images = [...view.querySelectorAll(".layers img")].filter((image) => image.naturalWidth);
        if (!images.length) return;
        const width = Math.max(...images.map((image) => image.naturalWidth));
        const height = Math.max(...images.map((image) => image.naturalHeight));
        const strip = view.querySelector(".beside .closeups");
        const beside = strip && isBeside(strip) ? strip.offsetWidth + 16 : 0;
        const room = {
          width: (view.clientWidth - 32 - beside - 16 * (ports.length - 1)) / ports.length - 2,
          // On a telephone the picture is below the fold, and has most of the screen there.
          height: Math.max(view.clientWidth < 600 ? innerHeight * 0.6 : 240,
            view.clientHeight - view.scrollTop - 16
            + view.getBoundingClientRect().top - ports[0].getBoundingClientRect().top),
        };
        // Without the edge of a port, which would make it scroll.
        const whole = Math.min(1, room.width / width, (room.height - 2) / height);
        const area = entry.areas[state.area];
        let scale = state.zoom === "fit" ? whole : 1 / devicePixelRatio;
        if (area) scale = Math.min(4, room.width / (area[2] + 48), room.height / (area[3] + 48));
        for (const port of ports) {
          const layers = port.firstElementChild;
          // Its own size: room below a picture would look like a part of it.
          const own = images.filter((image) => layers.contains(image));
          const most = (side) => Math.max(0, ...own.map((image) => image[side]));
          layers.style.width = most("naturalWidth") * scale + "px";
          layers.style.height = most("naturalHeight") * scale + "px";
          // The middle of the thumb is where the new rendition begins.
          const range = port.parentElement.querySelector("input");
          if (range) {
            const shown = Math.min(width * scale, room.width);
            range.style.width = shown + 16 + "px";
            range.previousSibling.style.width = shown + 2 + "px";
          }
          port.style.maxHeight = room.height + "px";
          port.style.maxWidth = room.width + "px";
          port.classList.toggle("large", scale >= 2);
          for (const image of layers.querySelectorAll("img")) {
            image.style.width = image.naturalWidth * scale + "px";
            image.style.height = image.naturalHeight * scale + "px";
          }
          layers.querySelectorAll(".mark").forEach((mark, index) => {
            const [x, y, w, h] = entry.areas[index];
            mark.style.left = x * scale - 4 + "px";
            mark.style.top = y * scale - 4 + "px";
            mark.style.width = w * scale + 8 + "px";
            mark.style.height = h * scale + 8 + "px";
          });
          if (area) {
            port.scrollLeft = (area[0] + area[2] / 2) * scale - port.clientWidth / 2;
            port.scrollTop = (area[1] + area[3] / 2) * scale - port.clientHeight / 2;
          }
        }
      };

      // One group, or all trait sets of one test

      const showGrid = (title, members, group, label) => {
        clearInterval(state.blink);
        const previous = state.current;
        Object.assign(state, { current: null, group });
        if (previous) mark(previous);
        view.replaceChildren(make("h2", {}, title),
          make("p", {}, members.length + (members.length === 1 ? " snapshot" : " snapshots")),
          make("div", { class: "grid" }, ...members.map((entry) => {
            const source = entry.pictures.rendition ?? entry.pictures.reference;
            const card = button("", () => choose(entry));
            if (source && /\\.png$/i.test(entry.path)) {
              card.append(make("img", { src: source, alt: "", loading: "lazy" }));
            }
            card.append(make("span", { class: "dot " + entry.status }, label(entry)));
            return card;
          })));
      };
      const chooseGroup = (group) =>
        showGrid(group.title, group.members.filter(fits), group, (entry) => entry.name);
      const ofTest = (entry) => entries.filter((other) => other.test === entry.test);
      const chooseTest = () => {
        const entry = state.current;
        if (!entry) return;
        const variant = (member) => member.name.slice(entry.test.length + 1).replace(/\\.?png$/i, "");
        const members = ofTest(entry).sort((a, b) => (variant(a) < variant(b) ? -1 : 1));
        showGrid(entry.test, members, groups[entry.group], (member) =>
          (member.decision || words[member.status]) + ": " + (variant(member) || member.name));
      };

      // Decisions, where a server takes them

      const send = async (action, paths) => {
        status.textContent = "";
        const response = await fetch(action, {
          method: "POST", headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ paths }),
        });
        const answer = await response.json();
        if (answer.problems.length) status.textContent = answer.problems.join("; ");
        return answer;
      };
      const decide = async (action, isGroup) => {
        const entry = state.current;
        if (!content.isServed || !entry || !isOpen(entry)) return;
        const chosen = (isGroup ? groups[entry.group].members : [entry])
          .filter((member) => isOpen(member) && !member.decision);
        if (!chosen.length) return;
        try {
          const answer = await send(action, chosen.map(({ path }) => path));
          const done = new Set(answer.done);
          const word = action === "accept" ? "accepted" : "rejected";
          for (const member of chosen) if (done.has(member.path)) { member.decision = word; mark(member); }
          if (!answer.problems.length) {
            status.textContent = word + " " + done.size + (done.size === 1 ? " snapshot" : " snapshots")
              + "; undo with u";
            const later = shown.slice(shown.indexOf(entry)).find((other) => isOpen(other) && !other.decision);
            if (later) choose(later); else showEntry();
          }
        } catch {
          status.textContent = "The review ended; run 'assay snapshot review --serve' again.";
        }
      };
      const undo = async () => {
        if (!content.isServed) return;
        try {
          const answer = await send("undo", []);
          const done = new Set(answer.done);
          let first = null;
          for (const entry of entries) {
            if (!done.has(entry.path)) continue;
            entry.decision = "";
            mark(entry);
            first ??= entry;
          }
          if (first) { status.textContent = "undone"; choose(first); }
          else if (!answer.problems.length) status.textContent = "There is nothing to undo.";
        } catch {
          status.textContent = "The review ended; run 'assay snapshot review --serve' again.";
        }
      };

      // Keys

      const setMode = (mode) => { state.mode = mode; if (state.current) showEntry(); };
      const setZoom = (zoom) => { Object.assign(state, { zoom, area: -1 }); if (state.current) showEntry(); };
      const step = (by) => {
        const count = state.current?.areas.length ?? 0;
        if (!count) return;
        state.area = state.area < 0 && by < 0 ? count - 1 : (state.area + by + count) % count;
        showEntry();
      };
      const move = (by) => {
        const at = shown.indexOf(state.current);
        const target = shown[at < 0 ? 0 : at + by];
        if (target) choose(target);
      };
      const moveGroup = (by) => {
        const here = state.current?.group ?? state.group?.index ?? -1;
        const order = [...new Set(shown.map(({ group }) => group))];
        const target = order[order.indexOf(here) + by];
        if (target !== undefined) choose(shown.find(({ group }) => group === target));
      };
      const toggleKeys = () => {
        const keys = document.getElementById("keys");
        keys.hidden = !keys.hidden;
        document.getElementById("help").setAttribute("aria-expanded", String(!keys.hidden));
        fit();
      };
      const keys = {
        j: () => move(1), k: () => move(-1), n: () => moveGroup(1), p: () => moveGroup(-1),
        1: () => setMode(0), 2: () => setMode(1), 3: () => setMode(2), 4: () => setMode(3),
        5: () => setMode(4), z: () => setZoom(state.zoom === "fit" ? "actual" : "fit"),
        "[": () => step(-1), "]": () => step(1),
        t: chooseTest, m: () => { state.marks = !state.marks; if (state.current) showEntry(); },
        "/": () => find.focus(), "?": toggleKeys,
        a: () => decide("accept", false), r: () => decide("reject", false),
        A: () => decide("accept", true), R: () => decide("reject", true), u: undo,
      };
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === find) { if (event.key === "Escape") find.blur(); return; }
        const act = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
        if (!act) return;
        event.preventDefault();
        act();
      });
      document.getElementById("help").addEventListener("click", toggleKeys);
      find.addEventListener("input", showFitting);
      addEventListener("resize", fit);
      for (const element of document.querySelectorAll(".served")) element.hidden = !content.isServed;

      showFilters();
      showList();
      const open = entries.filter((entry) => entry.status !== "passed" && entry.status !== "notCompared");
      const first = content.entries.length ? entries[0] : null;
      if (first && !open.some(isOpen)) chooseGroup(groups[0]);
      else if (first) choose(first);
      else view.replaceChildren(make("p", {}, "There are no snapshots."));
      if (first && !open.length) status.textContent = "Nothing waits for a decision.";
    })();
    """
}
