// SPDX-License-Identifier: MIT

/// What of Apple's symbols is a layer of its own, as far as that is published.
enum SymbolLayers {
  /// The forms of filled symbols that signs stand in.
  private static let forms = [
    "circle", "square", "octagon", "shield", "rectangle", "app", "diamond", "hexagon", "seal",
    "triangle",
  ]

  /// The layers of a symbol; nil where they are not known.
  static func layers(of name: String) -> SymbolLayout.Layers? {
    if let isPlain = ones[name] { return .one(hasColors: !isPlain) }
    guard let form = forms.first(where: { name.hasSuffix(".\($0).fill") }) else { return nil }
    let sign = String(name.dropLast(form.count + ".".count + ".fill".count))
    guard isOne(sign) else { return nil }
    return .sign(in: form, formColor: formColors[name])
  }

  /// Whether a sign is one layer: a symbol, a letter, or a number of up to two digits.
  private static func isOne(_ sign: String) -> Bool {
    if ones[sign] != nil || ones[sign + ".fill"] != nil { return true }
    let bytes = sign.utf8
    if bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return (1...2).contains(bytes.count)
    }
    return bytes.count == 1
      && bytes.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// The colors of filled forms behind white signs, as SF Symbols exports plus.circle.fill and as
  /// SwiftUI documents exclamationmark.triangle.fill.
  private static let formColors = [
    "plus.circle.fill": "systemGreen", "exclamationmark.triangle.fill": "systemYellow",
  ]

  /// The symbols of one layer, and whether they are without colors of their own.
  private static let ones: [String: Bool] = {
    var result: [String: Bool] = [:]
    for word in "\(names)".split(whereSeparator: \.isWhitespace) {
      let hasColors = word.last == "*"
      result[String(hasColors ? word.dropLast() : word)] = !hasColors
    }
    return result
  }()

  /// The symbols that Assay draws and that SF Symbols 7 lists without layers for the hierarchical
  /// mode; those with colors of their own have an asterisk.
  private static let names: StaticString = """
    abc airplane* alarm.fill angle ant ant.fill app app.fill app.gift app.gift.fill apple.logo
    applelogo archivebox archivebox.fill arrow.2.circlepath arrow.2.squarepath arrow.backward
    arrow.backward.to.line arrow.circlepath arrow.clockwise arrow.counterclockwise arrow.down
    arrow.down.backward arrow.down.forward arrow.down.left arrow.down.left.and.arrow.up.right
    arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line
    arrow.down.to.line.compact arrow.forward arrow.forward.to.line arrow.left arrow.left.and.right
    arrow.left.to.line arrow.left.to.line.alt arrow.right arrow.right.to.line
    arrow.right.to.line.alt arrow.swap arrow.triangle.2.circlepath arrow.triangle.branch
    arrow.triangle.merge arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90
    arrow.trianglehead.2.counterclockwise arrow.trianglehead.2.counterclockwise.rotate.90
    arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise arrow.turn.down.left
    arrow.turn.down.right arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down
    arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.backward arrow.up.forward arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.and.arrow.down.left
    arrow.up.to.line arrow.up.to.line.compact arrow.uturn.backward arrow.uturn.forward
    arrow.uturn.left arrow.uturn.right arrowshape.backward arrowshape.backward.fill
    arrowshape.forward arrowshape.forward.fill arrowshape.left arrowshape.left.fill
    arrowshape.right arrowshape.right.fill arrowshape.turn.up.left arrowshape.turn.up.left.2
    arrowshape.turn.up.left.2.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
    arrowshape.turn.up.right.fill arrowshape.zigzag.right arrowtriangle.down
    arrowtriangle.down.fill arrowtriangle.left arrowtriangle.left.fill arrowtriangle.right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.fill
    arrowtriangle.up arrowtriangle.up.fill aspectratio aspectratio.fill asterisk at* backward
    backward.end backward.end.fill backward.fill bag bag.fill bandage.fill barcode basketball.fill
    battery.0* battery.0percent* batteryblock batteryblock.fill beach.umbrella beach.umbrella.fill
    bed.double* bell* bell.fill* beziercurve bicycle bird bird.fill birthday.cake
    birthday.cake.fill bitcoinsign bold* bolt* bolt.fill* bolt.horizontal bolt.horizontal.fill
    book book.closed book.closed.fill book.fill bookmark* bookmark.fill* books.vertical
    books.vertical.fill box.truck box.truck.fill brain brain.fill briefcase* briefcase.fill*
    bubble bubble.fill bubble.left bubble.left.fill bubble.right bubble.right.fill building
    building.2.crop.circle building.columns building.columns.fill building.fill burst burst.fill
    bus.fill calendar* camera camera.aperture camera.fill camera.macro candybarphone capslock
    capslock.fill capsule capsule.fill car* car.fill* car.side car.side.fill cart cart.fill cat
    cat.fill chair chair.fill chair.lounge chair.lounge.fill character character.book.closed
    character.book.closed.fill characters.uppercase chart.pie chart.pie.fill checkmark*
    chevron.backward chevron.compact.down chevron.compact.left chevron.compact.right
    chevron.compact.up chevron.down chevron.down.2 chevron.forward chevron.left chevron.left.2
    chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right chevron.right
    chevron.right.2 chevron.up chevron.up.2 chevron.up.chevron.down circle circle.dashed
    circle.dotted circle.fill circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3
    circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill circle.grid.hex
    circle.grid.hex.fill* circle.hexagongrid circle.hexagongrid.fill* circle.lefthalf.fill
    circle.lefthalf.filled circle.righthalf.fill circle.righthalf.filled clipboard clipboard.fill
    clock.fill cloud cloud.fill* command control cpu creditcard creditcard.fill crop cross*
    cross.fill* crown crown.fill cube cube.box cube.fill cup.and.saucer cup.and.saucer.fill
    curlybraces cursorarrow cursorarrow.motionlines cylinder cylinder.fill cylinder.split.1x2
    cylinder.split.1x2.fill diamond diamond.fill divide doc doc.fill doc.plaintext doc.richtext
    doc.richtext.fill doc.text* doc.text.fill* doc.text.image doc.text.image.fill* document
    document.fill dog dog.fill dollarsign drop drop.fill dumbbell dumbbell.fill ear* ear.fill*
    eject eject.fill envelope envelope.fill envelope.open envelope.open.fill equal eraser
    eraser.fill eurosign exclamationmark* exclamationmark.3* externaldrive externaldrive.fill eye
    eye.fill eyedropper eyedropper.full eyedropper.halffull eyeglasses eyes eyes.inverse f.cursive
    fanblades.fill fiberchannel figure figure.arms.open figure.cooldown figure.core.training
    figure.cross.training figure.dance figure.disc.sports figure.flexibility figure.hiking
    figure.jumprope figure.mind.and.body figure.mixed.cardio figure.play figure.roll figure.run
    figure.stand figure.step.training figure.walk figure.yoga film film.fill film.stack
    film.stack.fill flag* flag.checkered flag.fill* flame flame.fill flashlight.on.fill flask*
    folder* folder.fill* fork.knife* forward forward.end forward.end.fill forward.fill function
    gamecontroller.fill gear* gearshape gearshape.2 gearshape.2.fill gearshape.fill gift*
    gift.fill* giftcard giftcard.fill globe globe.americas globe.americas.fill
    globe.asia.australia globe.asia.australia.fill globe.europe.africa globe.europe.africa.fill
    gobackward goforward graduationcap.fill hammer hammer.fill hand.point.right.fill hand.point.up
    hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.raised* hand.raised.fill*
    hand.thumbsdown hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill handbag handbag.fill
    hare hare.fill headphones heart* heart.fill* hexagon hexagon.fill house* house.fill* icloud*
    icloud.fill* indianrupeesign infinity info* internaldrive internaldrive.fill italic* key
    key.fill key.horizontal key.horizontal.fill keyboard keyboard.chevron.compact.down
    keyboard.chevron.compact.down.fill keyboard.fill ladybug leaf* leaf.fill* lifepreserver
    lifepreserver.fill lightbulb line.3.horizontal line.3.horizontal.decrease line.diagonal
    line.horizontal.3 line.horizontal.3.decrease lineweight link* list.bullet.below.rectangle
    location* location.fill* location.north* location.north.fill* location.north.line*
    location.north.line.fill* lock* lock.fill* lock.open lock.open.fill macmini macmini.fill
    magazine magazine.fill magnifyingglass mail mail.stack mail.stack.fill map map.fill medal
    medal.fill medical.thermometer medical.thermometer.fill megaphone megaphone.fill memories
    menubar.rectangle message* message.fill* mic* mic.fill* microphone* microphone.fill* minus*
    moon moon.fill* moonphase.full.moon.inverse moonphase.new.moon mouth mouth.fill movieclapper*
    movieclapper.fill* multiply music.mic music.note music.quarternote.3 network* newspaper
    newspaper.fill* nosign note number octagon octagon.fill option paintbrush paintbrush.fill
    paintbrush.pointed paintbrush.pointed.fill paintpalette* pano pano.fill paperclip* paperplane
    paperplane.fill paragraph paragraphsign pause pause.fill pawprint pawprint.fill pencil
    pentagon pentagon.fill percent person person.crop.circle person.crop.circle.dashed
    person.crop.rectangle person.crop.square person.fill phone* phone.down* phone.down.fill*
    phone.fill* photo photo.fill photo.stack photo.stack.fill pianokeys pill* pill.fill* pin*
    pin.fill* placeholdertext.fill play play.fill playpause playpause.fill plus*
    plus.forwardslash.minus plusminus pointer.arrow pointer.arrow.motionlines power poweroff
    poweron powerplug powerplug.fill powersleep printer printer.fill puzzlepiece
    puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill qrcode questionmark*
    quote.closing quote.opening radio radio.fill rainbow* rectangle rectangle.3.group
    rectangle.3.group.fill rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.dashed
    rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
    rectangle.grid.2x2.fill rectangle.portrait rectangle.portrait.fill rectangle.split.1x2
    rectangle.split.2x1 rectangle.split.2x1.fill rectangle.stack rectangle.stack.fill repeat
    return rhombus rhombus.fill richtext.page richtext.page.fill road.lanes road.lanes.curved.left
    rosette ruler ruler.fill sailboat sailboat.fill scalemass scalemass.fill scissors scooter
    scope screwdriver screwdriver.fill scribble scribble.variable scroll scroll.fill seal
    seal.fill server.rack shield shield.checkerboard shield.checkered shield.fill
    shield.lefthalf.filled shift shift.fill shippingbox shippingbox.fill shoe shoe.fill shuffle
    sidebar.leading sidebar.left sidebar.right sidebar.trailing signpost.left signpost.left.fill
    signpost.right signpost.right.and.left signpost.right.and.left.fill signpost.right.fill
    slider.horizontal.3 slider.vertical.3 snow* snowflake* soccerball sofa sofa.fill sos space
    sparkle* sparkles* speaker speaker.fill sportscourt sportscourt.fill square square.dashed
    square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill
    square.lefthalf.filled square.righthalf.fill square.righthalf.filled square.split.2x1
    square.stack square.stack.fill star* star.fill* star.leadinghalf.filled* staroflife
    staroflife.fill sterlingsign stop stop.fill storefront storefront.fill suit.club.fill*
    suit.heart* suit.heart.fill* suitcase suitcase.fill suitcase.rolling suitcase.rolling.fill sum
    sun.max sun.max.fill* sun.min sun.min.fill swift syringe syringe.fill table.furniture
    table.furniture.fill tablecells tablecells.fill tag tag.fill terminal* terminal.fill*
    text.aligncenter text.alignleft text.alignright text.below.photo text.below.photo.fill
    text.book.closed text.book.closed.fill* text.document* text.document.fill* text.justify
    text.justify.left text.justifyleft text.page textformat textformat.abc textformat.alt
    textformat.characters textformat.size textformat.size.larger textformat.size.smaller
    ticket.fill tortoise tram tram.fill trash* trash.fill* tray tray.2 tray.2.fill tray.fill
    tray.full tray.full.fill tree.fill* triangle triangle.fill trophy trophy.fill tshirt
    tshirt.fill tuningfork tv.fill umbrella umbrella.fill video* video.fill* viewfinder
    wallet.pass wallet.pass.fill* waveform.path waveform.path.ecg waveform.path.ecg.rectangle.fill
    wind* wrench wrench.fill xmark* yensign zzz
    """
}
