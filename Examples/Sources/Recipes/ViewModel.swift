import Observation
import SpryMacros

enum SignInError: Error {
  case wrongPassword
  case offline
}

@Spryable
protocol SignInService: Sendable {
  func signIn(_ name: String, password: String) async throws(SignInError)
}

/// What a view of SwiftUI shows and does. The view has no code of its own to test: its fields are
/// bound to `name` and `password`, its button calls `submit()`, and is disabled unless `canSubmit`.
@MainActor
@Observable
final class SignInModel {
  var name = ""
  var password = ""
  private(set) var message: String?
  private let service: any SignInService
  private let onSignIn: (String) -> Void

  init(service: any SignInService, onSignIn: @escaping (String) -> Void) {
    self.service = service
    self.onSignIn = onSignIn
  }

  var canSubmit: Bool { !name.isEmpty && !password.isEmpty }

  func submit() async {
    do {
      try await service.signIn(name, password: password)
      onSignIn(name)
    } catch {
      switch error {
      case .wrongPassword:
        password = ""
        message = "The password is wrong."
      case .offline:
        message = "There is no connection."
      }
    }
  }
}
