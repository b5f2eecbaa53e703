import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@MainActor
@Suite("The model of a SwiftUI view", .spry)
struct ViewModelTests {
  private let service = FakeSignInService()
  private let onSignIn = SpyClosure<String, Void>("onSignIn")
  private let model: SignInModel

  init() {
    model = SignInModel(service: service, onSignIn: onSignIn.closure)
    model.name = "Ann"
    model.password = "rose"
  }

  @Test("The button is enabled if both fields have a text")
  func button() {
    #expect(model.canSubmit)
    model.password = ""
    #expect(!model.canSubmit)
  }

  @Test("The right password leads on")
  func rightPassword() async {
    await model.submit()

    expectHaveReceived(service.calls.signIn("Ann", password: "rose"), .once)
    expectHaveReceived(onSignIn.calls("Ann"), .once)
  }

  @Test("A wrong password has to be typed again")
  func wrongPassword() async {
    service.stub.signIn(.any, password: .any).andThrow(.wrongPassword)

    await model.submit()

    #expect(model.password == "")
    #expect(model.message == "The password is wrong.")
    expectHaveNotReceived(onSignIn.calls(.any))
  }

  @Test("Without a connection, the password stays")
  func offline() async {
    service.stub.signIn(.any, password: .any).andThrow(.offline)

    await model.submit()

    #expect(model.password == "rose")
    #expect(model.message == "There is no connection.")
  }
}
