/// The calls of one member, newest first.
struct CallChain {
  private(set) var last: UnsafePointer<CallRecord>?
  private(set) var count = 0
  /// The layout of no arguments, from which those of the calls branch.
  let layouts: UnsafeMutablePointer<ArgumentLayout>
  let nextChain: UnsafeMutablePointer<CallChain>?

  /// Makes a record of the memory behind which the arguments have been written.
  @inline(__always)
  mutating func append(
    _ layout: UnsafePointer<ArgumentLayout>,
    at place: UnsafeMutableRawPointer
  ) -> UnsafePointer<CallRecord> {
    let record = place.bindMemory(to: CallRecord.self, capacity: 1)
    record.initialize(
      to: CallRecord(number: CallNumber.next(), previous: last, layout: layout))
    last = UnsafePointer(record)
    count += 1
    return UnsafePointer(record)
  }

  func destroyArguments() {
    var record = last
    while let current = record {
      current.pointee.layout.destroyArguments(of: current)
      record = current.pointee.previous
    }
  }
}
