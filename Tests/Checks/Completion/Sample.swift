import SpryMacros

struct User {
  var name: String
}

@Spryable
protocol UserService {
  var name: String { get set }
  func load(id: String) async throws -> User
  func save(_ user: User, version: Int)
  func watch(_ name: String?)
}

@Spryable(wraps: true)
protocol Thermometer {
  subscript(city: String) -> Int { get set }
}

func completeMember(of service: FakeUserService) {
  service./*complete*/
}

func completeType() {
  FakeUserService./*complete*/
}

func completeStub(of service: FakeUserService) {
  service.stub./*complete*/
}

func completeVerb(of service: FakeUserService) {
  service.stub.load(id: .any)./*complete*/
}

func completeVerbOfOthers(of service: FakeUserService) {
  service.stub.save(.any, version: .any)./*complete*/
}

func completeVerbOfProperty(of service: FakeUserService) {
  service.stub.name./*complete*/
}

func completeVerbOfSubscript(of thermometer: FakeThermometer) {
  thermometer.stub["Oslo"]./*complete*/
}

func completeMatcher(of service: FakeUserService) {
  service.stub.load(id: ./*complete*/)
}

func completeMatcherOfOptional(of service: FakeUserService) {
  service.stub.watch(./*complete*/)
}
