import SpryMacros

@Spryable(wraps: true)
protocol Translator: Sendable {
  func translate(_ word: String) async throws -> String
}

struct DictionaryTranslator: Translator {
  func translate(_ word: String) async throws -> String {
    ["cat": "Katze", "dog": "Hund"][word] ?? word
  }
}

/// Asks another translator for each word only once.
actor CachingTranslator: Translator {
  private let translator: any Translator
  private var known: [String: String] = [:]

  init(_ translator: any Translator) {
    self.translator = translator
  }

  func translate(_ word: String) async throws -> String {
    if let translation = known[word] { return translation }
    let translation = try await translator.translate(word)
    known[word] = translation
    return translation
  }
}
