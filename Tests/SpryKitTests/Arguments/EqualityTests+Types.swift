import Foundation
import SpryKit

extension EqualityTests {
  static let types = enumsAndStructs + objects + others

  static let enumsAndStructs = [
    Row("enums", Shape.dot, Shape.dot, .equal),
    Row("enums with payloads", Shape.circle(radius: 1), Shape.circle(radius: 1), .equal),
    Row("enums of two payloads", Shape.circle(radius: 1), Shape.circle(radius: 2), .different),
    Row("enums of two cases", Shape.dot, Shape.circle(radius: 2), .different),
    Row("opaque enums", OpaqueShape.dot, OpaqueShape.dot, .explained),
    Row("enums of two types", Shape.dot, OpaqueShape.dot, .different),
    Row("structs", Point(x: 1), Point(x: 1), .equal),
    Row("structs of two values", Point(x: 1), Point(x: 2), .different),
    Row("struct and optional struct", Point(x: 1), optional(Point(x: 1)), .equal),
    Row("opaque structs", Opaque(id: 1), Opaque(id: 1), .explained),
    Row("structs of two types", Point(x: 1), Opaque(id: 1), .different),
    Row("own rule, equal", Initial(text: "Ann"), Initial(text: "Al"), .equal),
    Row("own rule, different", Initial(text: "Ann"), Initial(text: "Bo"), .different),
    Row("own rules of two types", Initial(text: "Ann"), Identifier(number: 1), .different),
    Row("own rule and a number", Identifier(number: 1), 1, .equal),
    Row("own rule and another number", Identifier(number: 1), 2, .different),
    Row("own rules in arrays", [Initial(text: "Ann")], [Initial(text: "Al")], .equal),
    Row("own rule and an array", Identifier(number: 1), [1], .different),
    Row("generic", Box(content: 1), Box(content: 1), .equal),
    Row("generic of two types", Box(content: 1), Box(content: Int8(1)), .different),
    Row("generic without ==", Box(content: Opaque(id: 1)), Box(content: Opaque(id: 1)), .explained),
    Row("errors", NotFound(), NotFound(), .equal),
    Row("existential errors", NotFound() as any Error, NotFound(), .equal),
    Row("opaque errors", LoadError.offline, LoadError.offline, .equal),
    Row("results", Result<Int, any Error>.success(1), Result<Int, any Error>.success(1), .equal),
    Row("other results", Result<Int, any Error>.success(1), success(2), .different),
    Row("results of two cases", success(1), Result<Int, any Error>.failure(NotFound()), .different),
    Row("failures", Result<Int, any Error>.failure(NotFound()), failure(NotFound()), .equal),
    Row("other failures", failure(NotFound()), failure(LoadError.offline), .different),
    Row("results of two types", success(1), Result<Int, NotFound>.success(1), .equal),
    Row("result and its value", success(1), 1, .different),
    Row("results of Void", Result<Void, any Error>.success(()), success(()), .equal),
    Row("results of opaque values", success(Opaque(id: 1)), success(Opaque(id: 1)), .explained),
    Row("failures of opaque values", failure(NotFound()), failure(NotFound(), Opaque.self), .equal),
    Row("results in arrays", [success(1)], [success(1)], .equal),
    Row("other results in optionals", optional(success(1)), optional(success(2)), .different),
    Row("results of objects", success(Person("A")), success(Person("A")), .explained),
  ]

  private static func success<Value>(_ value: Value) -> Result<Value, any Error> { .success(value) }

  private static func failure<Value>(
    _ error: any Error, _: Value.Type = Int.self
  ) -> Result<Value, any Error> { .failure(error) }

  static let objects = [
    Row("object and itself", plain, plain, .equal),
    Row("object and another", Plain(), Plain(), .different),
    Row("object and itself as its superclass", subPlain, subPlain as Plain, .equal),
    Row("subclass and superclass", SubPlain(), Plain(), .different),
    Row("object and itself as AnyObject", plain, plain as AnyObject, .equal),
    Row("object and a struct", Plain(), Opaque(id: 1), .different),
    Row("object and its type", plain, Plain.self, .different),
    Row("Equatable objects", Account(id: 1), Account(id: 1), .equal),
    Row("different Equatable objects", Account(id: 1), Account(id: 2), .different),
    Row("Equatable subclass and superclass", SavingsAccount(id: 1), Account(id: 1), .equal),
    Row("the same, different", SavingsAccount(id: 1), Account(id: 2), .different),
    Row("Equatable subclasses", SavingsAccount(id: 1), SavingsAccount(id: 1), .equal),
    Row("Equatable objects of two classes", Account(id: 1), Person("1"), .different),
    Row("SpryEquatable object and itself", listed, listed, .equal),
    Row("SpryEquatable object and another", Listed(), Listed(), .different),
    Row("both, and itself", person, person, .equal),
    Row("both, equal by ==", Person("Ann"), Person("Ann"), .explained),
    Row("both, different", Person("Ann"), Person("Bo"), .different),
    Row("own rule, equal", Token("a"), Token("a"), .equal),
    Row("own rule, different", Token("a"), Token("b"), .different),
    Row("own rule and another class", Token("a"), Plain(), .different),
    Row("NSObject and itself", nsObject, nsObject, .equal),
    Row("NSObject and another", NSObject(), NSObject(), .different),
    Row("NSNumber and Int", NSNumber(value: 1), 1, .equal),
    Row("objects in arrays", [plain], [plain], .equal),
    Row("other objects in arrays", [Plain()], [Plain()], .different),
    Row("objects in tuples", (1, Person("Ann")), (1, Person("Ann")), .explained),
    Row(
      "objects and opaque values in tuples", (Person("Ann"), Opaque(id: 1)),
      (Person("Ann"), Opaque(id: 1)), .explained),
    Row("objects with identity in arrays", [Person("A")], [Person("A")], .explained),
    Row("the same as [Any]", [Person("A")], [Person("A")] as [Any], .explained),
    Row("the same in optionals", [optional(Person("A"))], [Person("A")], .explained),
    Row("the same in slices", [Person("A")][...], [Person("A")][...], .explained),
    Row("the same in dictionaries", ["k": Person("A")], ["k": Person("A")], .explained),
    Row(
      "the same as [String: Any]", ["k": Person("A")] as [String: Any], ["k": Person("A")],
      .explained),
    Row("the same in sets", Set([Member("A")]), Set([Member("A")]), .explained),
    Row(
      "the same in sets of AnyHashable", Set([Member("A")]), Set([AnyHashable(Member("A"))]),
      .explained),
    Row(
      "own rules in sets, where two elements match one", Set([Nickname("Ann"), Nickname("Al")]),
      Set([Nickname("Ann"), Nickname("Bo")]), .different),
    Row("as keys", [Member("A"): 1], [Member("A"): 1], .explained),
    Row("one object with identity in sets", Set([member]), Set([AnyHashable(member)]), .equal),
    Row("one object as a key", [member: 1], [member: 1] as [AnyHashable: Any], .equal),
    Row("Equatable objects as [Any]", [Account(id: 1)], [Account(id: 1)] as [Any], .equal),
    Row(
      "other Equatable objects as [Any]", [Account(id: 1)], [Account(id: 2)] as [Any], .different),
    Row(
      "sibling classes, by the == of their superclass", SavingsAccount(id: 1), LoanAccount(id: 1),
      .equal),
    Row("siblings in arrays", [SavingsAccount(id: 1)] as [Account], [LoanAccount(id: 1)], .equal),
    Row("different siblings", SavingsAccount(id: 1), LoanAccount(id: 2), .different),
  ]

  static let others = [
    Row("metatypes", Int.self, Int.self, .equal),
    Row("other metatypes", Int.self, String.self, .different),
    Row("class metatypes", Plain.self, Plain.self, .equal),
    Row("metatypes of subclass and superclass", SubPlain.self, Plain.self, .different),
    Row("dynamic metatype", type(of: subPlain as Plain), SubPlain.self, .equal),
    Row("protocol metatypes", (any Error).self, (any Error).self, .equal),
    Row("metatype and a value", Int.self, 1, .different),
    Row("closures", closure, closure, .explained),
    Row("closures of two types", closure, { (_: Int) in }, .different),
    Row("closure and a number", closure, 1, .different),
    Row("key paths", \Point.x, \Point.x, .equal),
    Row("other key paths", \Point.x, \Point.y, .different),
    Row("URLs", URL(string: "a:b"), URL(string: "a:b"), .equal),
    Row("Data", Data([1]), Data([1]), .equal),
    Row("Data and bytes", Data([1]), [UInt8(1)], .equal),
  ]

  nonisolated(unsafe) private static let nsObject = NSObject()
  nonisolated(unsafe) private static let plain = Plain()
  nonisolated(unsafe) private static let subPlain = SubPlain()
  nonisolated(unsafe) private static let listed = Listed()
  nonisolated(unsafe) private static let member = Member("A")
  nonisolated(unsafe) private static let person = Person("Ann")
  nonisolated(unsafe) private static let closure: () -> Void = {}
}
