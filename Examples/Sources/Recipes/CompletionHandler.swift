import SpryMacros

@Spryable
protocol BioLoader: AnyObject {
  func loadBio(of name: String, completion: @escaping (Result<String, any Error>) -> Void)
}

final class ProfilePage {
  private(set) var text = ""
  private var name = ""
  private let loader: any BioLoader

  init(loader: any BioLoader) {
    self.loader = loader
  }

  func open(_ name: String) {
    self.name = name
    text = "Loading …"
    loader.loadBio(of: name) { [weak self] result in
      // The user may have opened the page of somebody else meanwhile.
      guard let self, self.name == name else { return }
      text = (try? result.get()) ?? "\(name) cannot be shown."
    }
  }
}
