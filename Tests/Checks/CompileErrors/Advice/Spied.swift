// swift-format-ignore-file
import SpryObjects

// MARK: Spied members

// spiedOutsideClass: '@Spied' can only be applied to a member of a class or actor
#if MISTAKES
@Spied func free() {}
#else
final class Free: ObjectSpyable { @Spied func free() {} }
#endif

// spiedInOtherType: '@Spied' can only be applied to a member of a class or actor; 'Value' is a struct
#if MISTAKES
struct Value { @Spied func f() {} }
#else
final class Value: ObjectSpyable { @Spied func f() {} }
#endif

final class View: ObjectSpyable {
  // spiedDeclaration: '@Spied' cannot be applied to 'deinit'; only methods, accessors, and initializers can be spied on
#if MISTAKES
  @Spied deinit {}
#else
  deinit {}
#endif

  // spiedStored: '@Spied' cannot be applied to a stored property; add accessors and attach '@Spied' to them
#if MISTAKES
  @Spied var title = ""
#else
  private var storedTitle = ""
  var title: String {
    @Spied get { storedTitle }
    @Spied set { storedTitle = newValue }
  }
#endif

  // spiedProperty: '@Spied' cannot be applied to a whole 'var'; attach it to the accessors
#if MISTAKES
  @Spied var size: Int { get { 3 } }
#else
  var size: Int { @Spied get { 3 } }
#endif

  // spiedWithoutBody: '@Spied' requires a body; write one for 'draw'
#if MISTAKES
  @Spied func draw()
#else
  @Spied func draw() {}
#endif

  // spiedBuilder: '@Spied' cannot be combined with '@ListBuilder', which may be a result builder; move the body to another member
#if MISTAKES
  @Spied @ListBuilder func list() -> [Int] { 3 }
#else
  @Spied func list() -> [Int] { listBody() }
  @ListBuilder func listBody() -> [Int] { 3 }
#endif

  // spiedIsolatedClosure: '@Spied' cannot record 'body' because a nonescaping '@isolated(any)' closure cannot be passed on; call 'spied' in the body instead
#if MISTAKES
  @Spied func run(_ body: @isolated(any) () -> Int) async -> Int { await body() }
#else
  func run(_ body: @isolated(any) () -> Int) async -> Int {
    let result = await body()
    return await spied(arguments: result) { result }
  }
#endif

  // spiedInoutSending: '@Spied' cannot record 'list' because a closure cannot change an 'inout sending' parameter
#if MISTAKES
  @Spied func change(_ list: inout sending [Int]) { list.append(3) }
#else
  func change(_ list: inout sending [Int]) { list.append(3) }
#endif
}

@resultBuilder enum ListBuilder {
  static func buildBlock(_ items: Int...) -> [Int] { items }
}
