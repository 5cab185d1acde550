// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A function from numbers to numbers. Source: section 7.10.
indirect enum PDFFunction {
  case sampled(PDFSamples)
  /// Type 2: from one list of values to another along a power.
  case power(from: [Double], to: [Double], exponent: Double, domain: ClosedRange<Double>)
  /// Type 3: functions side by side, each with the range that its input is mapped to.
  case stitched([PDFFunction], bounds: [Double], encode: [Double])
  case calculated(PDFCalculator, domain: [Double], range: [Double])
  /// One function for each output.
  case several([PDFFunction])

  /// nil for what is no function, or a damaged one.
  init?(_ value: PDFValue?, _ file: PDFFile, depth: Int = 0) {
    let value = file.value(value)
    guard depth < 10 else { return nil }
    if let list = value.array {
      let functions = list.compactMap { PDFFunction($0, file, depth: depth + 1) }
      guard functions.count == list.count, !list.isEmpty else { return nil }
      self = .several(functions)
      return
    }
    guard let entries = value.entries else { return nil }
    let domain = file.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count >= 2, domain[0] <= domain[1] else { return nil }
    switch file.value(entries["FunctionType"]).integer {
    case 0:
      guard let samples = value.stream.flatMap({ PDFSamples($0, domain: domain, file) }) else {
        return nil
      }
      self = .sampled(samples)
    case 2:
      let from = file.numbers(entries["C0"]) ?? [0]
      let to = file.numbers(entries["C1"]) ?? [1]
      guard from.count == to.count, let exponent = file.value(entries["N"]).number else {
        return nil
      }
      self = .power(from: from, to: to, exponent: exponent, domain: domain[0]...domain[1])
    case 3:
      let list = file.value(entries["Functions"]).array ?? []
      let functions = list.compactMap { PDFFunction($0, file, depth: depth + 1) }
      let inner = file.numbers(entries["Bounds"]) ?? []
      let encode = file.numbers(entries["Encode"]) ?? []
      guard functions.count == list.count, !list.isEmpty, inner.count == list.count - 1,
        encode.count == 2 * list.count
      else { return nil }
      self = .stitched(functions, bounds: [domain[0]] + inner + [domain[1]], encode: encode)
    case 4:
      guard let stream = value.stream, let bytes = file.bytes(of: stream),
        let calculator = PDFCalculator(bytes), let range = file.numbers(entries["Range"])
      else { return nil }
      self = .calculated(calculator, domain: domain, range: range)
    default: return nil
    }
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    switch self {
    case .sampled(let samples): return samples.values(at: input)
    case .power(let from, let to, let exponent, let domain):
      let x = Self.clamped(input.first ?? 0, domain.lowerBound, domain.upperBound)
      let share = exponent == 1 ? x : pow(x, exponent)
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode):
      let x = Self.clamped(input.first ?? 0, bounds[0], bounds[bounds.count - 1])
      let index = min(functions.count - 1, bounds.dropFirst().dropLast().count { $0 <= x })
      let (low, high) = (bounds[index], bounds[index + 1])
      let share = high > low ? (x - low) / (high - low) : 0
      let (start, end) = (encode[2 * index], encode[2 * index + 1])
      return functions[index]([start + share * (end - start)])
    case .calculated(let calculator, let domain, let range):
      return Self.clamped(calculator.run(Self.clamped(input, to: domain)), to: range)
    case .several(let functions): return functions.map { $0(input).first ?? 0 }
    }
  }

  /// Inputs between which each output is a line; nil for a function that is curved or that nothing
  /// is known of. Where the outputs leap, an input is there twice.
  var knots: [Double]? {
    switch self {
    case .power(_, _, let exponent, let domain):
      return exponent == 1 ? [domain.lowerBound, domain.upperBound] : nil
    case .stitched(let functions, let bounds, let encode):
      var result: [Double] = []
      for (index, function) in functions.enumerated() {
        guard let inner = function.knots else { return nil }
        let (low, high) = (bounds[index], bounds[index + 1])
        let (start, end) = (encode[2 * index], encode[2 * index + 1])
        let between = inner.filter { $0 > min(start, end) && $0 < max(start, end) }
        let mapped = between.map { low + ($0 - start) / (end - start) * (high - low) }
        result += [low] + mapped.sorted() + [high]
      }
      return result
    case .several(let functions):
      let lists = functions.compactMap(\.knots)
      guard lists.count == functions.count, lists.allSatisfy({ $0 == lists[0] }) else {
        return nil
      }
      return lists.first
    case .sampled, .calculated: return nil
    }
  }

  static func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
    max(low, min(high, value))
  }

  /// Each value in the range that a list of pairs gives it.
  static func clamped(_ values: [Double], to ranges: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      guard 2 * index + 1 < ranges.count else { return value }
      return clamped(value, ranges[2 * index], ranges[2 * index + 1])
    }
  }
}

/// A function as a table. Source: section 7.10.2.
struct PDFSamples {
  private let domain: [Double]
  private let range: [Double]
  private let encode: [Double]
  private let decode: [Double]
  private let size: [Int]
  /// From 0 to 1, all outputs of a place together, the first input fastest.
  private let samples: [Double]

  init?(_ stream: PDFStream, domain: [Double], _ file: PDFFile) {
    guard let range = file.numbers(stream.entries["Range"]), range.count >= 2,
      let size = file.numbers(stream.entries["Size"])?.map({ Int(max(0, min($0, 1e6))) }),
      size.count == domain.count / 2, size.count <= 4, size.allSatisfy({ $0 > 0 }),
      let bits = file.value(stream.entries["BitsPerSample"]).integer,
      [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), let bytes = file.bytes(of: stream)
    else { return nil }
    var count = range.count / 2
    for side in size {
      let product = count.multipliedReportingOverflow(by: side)
      guard !product.overflow, product.partialValue <= 1 << 20 else { return nil }
      count = product.partialValue
    }
    guard count * bits <= bytes.count * 8 else { return nil }
    var reader = PDFBits(bytes)
    let most = Double((1 << bits) - 1)
    samples = (0..<count).map { _ in Double(reader.next(bits)) / most }
    self.domain = domain
    self.range = range
    self.size = size
    encode = file.numbers(stream.entries["Encode"]) ?? size.flatMap { [0, Double($0 - 1)] }
    decode = file.numbers(stream.entries["Decode"]) ?? range
    guard encode.count == domain.count, decode.count == range.count else { return nil }
  }

  func values(at input: [Double]) -> [Double] {
    let outputs = range.count / 2
    // Where each input is in the table, between which two places.
    let places = size.indices.map { index -> (low: Int, share: Double) in
      let (low, high) = (domain[2 * index], domain[2 * index + 1])
      let x = PDFFunction.clamped(index < input.count ? input[index] : 0, low, high)
      let share = high > low ? (x - low) / (high - low) : 0
      let (start, end) = (encode[2 * index], encode[2 * index + 1])
      let place = PDFFunction.clamped(start + share * (end - start), 0, Double(size[index] - 1))
      let whole = min(Int(place), max(0, size[index] - 2))
      return (whole, place - Double(whole))
    }
    var result = [Double](repeating: 0, count: outputs)
    for corner in 0..<(1 << size.count) {
      var (weight, offset, step) = (1.0, 0, 1)
      for (index, place) in places.enumerated() {
        let isHigh = corner >> index & 1 == 1
        weight *= isHigh ? place.share : 1 - place.share
        offset += min(place.low + (isHigh ? 1 : 0), size[index] - 1) * step
        step *= size[index]
      }
      guard weight > 0 else { continue }
      for output in 0..<outputs { result[output] += weight * samples[offset * outputs + output] }
    }
    let decoded = result.enumerated().map { index, value in
      decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
    }
    return PDFFunction.clamped(decoded, to: range)
  }
}

/// Numbers of a few bits each, the highest bit first.
struct PDFBits {
  private let bytes: [UInt8]
  /// In bits.
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Zeros after the end.
  mutating func next(_ count: Int) -> Int {
    if count == 8, position % 8 == 0 {
      defer { position += 8 }
      return position / 8 < bytes.count ? Int(bytes[position / 8]) : 0
    }
    var result = 0
    for _ in 0..<count {
      let byte = position / 8 < bytes.count ? bytes[position / 8] : 0
      result = result << 1 | Int(byte >> UInt8(7 - position % 8) & 1)
      position += 1
    }
    return result
  }

  mutating func alignToByte() { position = (position + 7) / 8 * 8 }
}
