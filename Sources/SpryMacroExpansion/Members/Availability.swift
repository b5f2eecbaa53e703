import DeclarationParser

extension Member {
  /// Whether an `@available` attribute says that it is not available on all systems.
  func isNewer(in source: SourceText) -> Bool {
    declaration.attributes.contains { attribute in
      attribute.name.lastName == "available"
        && attributeArguments(of: attribute, in: source).contains { argument in
          let text = source[argument.value]
          return ["introduced", "obsoleted"].contains(argument.label?.text ?? "")
            || argument.label == nil && (text.contains(" ") || text == "unavailable")
        }
    }
  }

  /// The `@available` attributes of an accessor, each with a space after it.
  func availability(of keyword: Keyword, in source: SourceText) -> String {
    let accessor = accessors?.accessors.first { $0.keyword == keyword }
    return source.joined(accessor?.attributes ?? [], named: ["available"])
  }
}

/// The systems on which a declaration is available.
struct Availability {
  /// The first version of each platform that an `@available` attribute states.
  private var versions: [String: Int] = [:]

  /// The availability of a member.
  ///
  /// - Parameters:
  ///   - source: The source of the member.
  ///   - contexts: The sources of the declarations around it.
  init(of member: Member, in source: SourceText, _ contexts: [SourceText]) {
    add(member.declaration, in: source)
    for source in contexts {
      if let declaration = parseDeclaration(source) { add(declaration, in: source) }
    }
  }

  /// Whether the declaration is available only since a version of a platform, or a newer one.
  func requires(_ platform: String, _ version: Int) -> Bool {
    versions[platform].map { $0 >= version } ?? false
  }

  private mutating func add(_ declaration: DeclarationSyntax, in source: SourceText) {
    for attribute in declaration.attributes where attribute.name.lastName == "available" {
      var platform: String?
      for argument in attributeArguments(of: attribute, in: source) {
        let words = source[argument.value].split(separator: " ")
        switch argument.label?.text {
        case nil where words.count == 2: raise(String(words[0]), to: words[1])
        case nil: platform = source[argument.value]
        case "introduced":
          if let platform, let version = words.first { raise(platform, to: version) }
        default: break
        }
      }
    }
  }

  private mutating func raise(_ platform: String, to version: Substring) {
    guard let version = Int(version.prefix { $0 != "." }) else { return }
    versions[platform] = max(version, versions[platform] ?? 0)
  }
}
