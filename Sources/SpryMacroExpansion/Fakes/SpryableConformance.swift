/// How a fake says that it is `Spryable`.
///
/// Where the main actor is the default, the compiler would take the conformance for one of that
/// actor: members on another one, and tests that are on none, could not use it. Before Swift 6.2, it
/// knew neither such a default nor the word.
#if compiler(>=6.2)
  let spryableConformance = "nonisolated Spryable"
#else
  let spryableConformance = "Spryable"
#endif
