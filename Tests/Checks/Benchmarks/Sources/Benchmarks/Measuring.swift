import Dispatch

/// How long to measure.
struct Effort {
  let samples: Int
  /// Divides the work of a sample.
  let divisor: Int

  static let full = Effort(samples: 15, divisor: 1)
  static let smoke = Effort(samples: 7, divisor: 10)
}

/// Nanoseconds of a piece of work.
func nanoseconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start)
}

/// Medians of the nanoseconds per unit of the library and of the baseline.
///
/// The two are measured in turns, so that both see the same machine; the ratio is the median of
/// those of the turns.
struct Comparison {
  let library: Double
  let baseline: Double
  let ratio: Double

  init(library: Double, baseline: Double) {
    self.library = library
    self.baseline = baseline
    ratio = library / baseline
  }

  init(_ effort: Effort, library: () -> Double, baseline: () -> Double) {
    // Once unmeasured: first calls fill caches of the runtime.
    _ = (library(), baseline())
    self.init((0..<effort.samples).map { _ in (baseline: baseline(), library: library()) })
  }

  init(_ effort: Effort, library: () async -> Double, baseline: () async -> Double) async {
    _ = (await library(), await baseline())
    var samples: [(baseline: Double, library: Double)] = []
    for _ in 0..<effort.samples {
      samples.append((baseline: await baseline(), library: await library()))
    }
    self.init(samples)
  }

  private init(_ samples: [(baseline: Double, library: Double)]) {
    library = median(samples.map(\.library))
    baseline = median(samples.map(\.baseline))
    ratio = median(samples.map { $0.library / $0.baseline })
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Keeps the optimizer from leaving out work whose result is not used.
nonisolated(unsafe) private var sink = 0

@inline(never)
func use(_ value: Int) { sink ^= value }

func use(_ value: Bool) { use(value ? 1 : 0) }
