import DeclarationParser

// The isolation of an `async` member: an actor of its own, or the actor of its caller.
extension SpiedBody {
  /// Writes a call for each isolation that the member can have. The macro cannot see whether an
  /// `async` member runs on the actor of its caller.
  ///
  /// - Parameter write: Writes the call with a suffix for the runtime's function.
  func writeForEachIsolation(
    to writer: inout SourceWriter,
    _ write: (_ suffix: String, inout SourceWriter) -> Void
  ) {
    let declaration = member.declaration
    let isOfActor = spied.type.keyword == .actor && spied.mayBeIsolatedToActor
    guard member.isAsync, !isOfActor, !member.hasOwnIsolation else { return write("", &writer) }
    if declaration.modifiers.contains(where: \.isNonsending) { return write("Nonsending", &writer) }
    writer.line("#if hasFeature(NonisolatedNonsendingByDefault)")
    write("Nonsending", &writer)
    writer.line("#else")
    write("", &writer)
    writer.line("#endif")
  }

  /// Writes a local function that takes the actor of the caller and the original body, and calls
  /// the runtime. Closures around the call run on that actor only inside such a function.
  func writeLocalFunction(
    _ suffix: String,
    _ nonescaping: [MemberParameter],
    to writer: inout SourceWriter
  ) {
    let arguments = member.parameters.map { parameter in
      guard parameter.isOwned, !parameter.isSkipped else { return argument(parameter) }
      // A local function cannot consume a parameter of the member.
      writer.line("let \(boxes.box(of: parameter)) = \(argument(parameter))")
      return boxes.box(of: parameter)
    }
    let call = call(suffix, member.functionName, arguments)
    let overload = spied.mayBeIsolatedToActor ? "_: SpySwitch.CallerIsolation, " : ""
    writer.block(localFunctionHead(overload, original: "NonsendingOriginal")) { writer in
      boxes.writeClosures(
        for: nonescaping[...], prefix: "return ", first: "_ = \(isolation)",
        result: "SpiedResult", to: &writer
      ) {
        $1.line("\($0)\(call) {\(closureHead) \(member.effectKeywords)\(originalName)() }")
      }
    }
  }

  /// Writes an overload of the local function for members of an actor, whose body is isolated to
  /// it. The compiler chooses one of the two by the extended type.
  ///
  /// - Returns: The argument that the compiler chooses by.
  func writeLocalFunctionForActor(to writer: inout SourceWriter) -> String {
    let overload = boxes.unused("spiedIsolation")
    writer.line("let \(overload) = SpySwitch.isolation(of: self)")
    let head = localFunctionHead("_: SpySwitch.ActorIsolation, ", original: "ActorOriginal")
    writer.block(head) {
      let arguments = "SpySwitch.CallerIsolation(), \(isolation), \(originalName)"
      $0.line("return \(member.effectKeywords)\(localFunction)(\(arguments))")
    }
    return overload
  }

  private func localFunctionHead(_ overload: String, original type: String) -> String {
    "func \(localFunction)<SpiedResult>(\(overload)"
      + "_ \(isolation): isolated (any _Concurrency.Actor)?, "
      + "_ \(originalName): \(type)<SpiedResult, \(failure)>)\(effects) -> SpiedResult"
  }

  var localFunction: String { boxes.unused("spiedHere") }

  private var isolation: String { boxes.unused("isolation") }

  private var originalName: String { boxes.unused("original") }

  /// The error type of the original body.
  private var failure: String {
    let error = member.isThrowing ? member.effects.thrownType.map(renderer.text) : nil
    return error ?? (member.needsTry ? "any Swift.Error" : "Never")
  }
}

// Members with types that the runtime of the oldest system does not support.
extension SpiedBody {
  /// The systems that can record the member, unless all can on which it is available.
  var conditionOfRecording: String? {
    let types = spied.member.types + [spied.newValueType].compactMap(\.self)
    return types.compactMap(\.runtimeSupport).max()?.condition(
      within: Availability(of: spied.member, in: renderer.source, spied.contexts))
  }

  /// The body for older systems, which records a placeholder in the place of some arguments.
  var withUnrecordedArguments: SpiedBody {
    var body = self
    body.member = member.unrecorded { $0.syntax.type.runtimeSupport != nil }
    body.newValue = body.newValue.map {
      spied.newValueType?.runtimeSupport == nil ? $0 : "SpryUnrecordedArgument()"
    }
    return body
  }

  /// Whether the body records a placeholder in the place of an argument.
  func isUnrecorded(_ parameter: MemberParameter) -> Bool {
    member.parameters.contains { $0.word == parameter.word && $0.isSkipped }
  }
}
