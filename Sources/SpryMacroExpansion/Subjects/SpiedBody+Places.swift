// Where an `async` member runs: on an actor of its own, or on that of its caller.
extension SpiedBody {
  /// Writes a call once for each place that the member may run in: who is `async` may be on the actor
  /// of its caller, by what the attribute cannot see.
  func writeForEachPlace(
    to writer: inout SourceWriter,
    _ write: (_ suffix: String, inout SourceWriter) -> Void
  ) {
    let declaration = member.member.declaration
    let isOfActor = if case .actor = member.place { member.mayBeOfActor } else { false }
    let isPlaced =
      isOfActor || member.member.parameters.contains(where: \.isIsolated)
      || declaration.attributes.contains { attribute in
        attribute.name.lastName == "concurrent" || attribute.name.lastName.hasSuffix("Actor")
      }
    guard member.member.isAsync, !isPlaced else { return write("", &writer) }
    if declaration.modifiers.contains(where: \.isNonsending) { return write("Nonsending", &writer) }
    writer.line("#if hasFeature(NonisolatedNonsendingByDefault)")
    write("Nonsending", &writer)
    writer.line("#else")
    write("", &writer)
    writer.line("#endif")
  }

  /// A function that is told the actor of the caller, and given the body. The closures around the call
  /// know the actor only from a parameter of such a function, and may not take the body there.
  func writeHere(
    _ suffix: String,
    _ nonEscaping: [MemberParameter],
    to writer: inout SourceWriter
  ) {
    let own = member.member
    let (isolation, original) = (boxes.free("isolation"), boxes.free("original"))
    // What is used up where it is a parameter cannot be taken by a function.
    for parameter in own.parameters where parameter.isOwned {
      writer.line("let \(boxes.box(of: parameter)) = \(argument(parameter))")
    }
    let arguments = own.parameters.map { $0.isOwned ? boxes.box(of: $0) : argument($0) }
    let call = call(suffix, own.functionName, arguments)
    let parameters = """
      \(member.mayBeOfActor ? "_: SpySwitch.PlaceOfCaller, " : "")\
      _ \(isolation): isolated (any _Concurrency.Actor)?, \
      _ \(original): NonsendingOriginal<SpiedResult, \(failure)>
      """
    writer.block("func \(here)<SpiedResult>(\(parameters))\(effects) -> SpiedResult") { writer in
      boxes.writeClosures(
        nonEscaping[...], "return ", first: "_ = \(isolation)", result: "SpiedResult", to: &writer
      ) {
        $1.line("\($0)\(call) {\(signature) \(own.marks)\(original)() }")
      }
    }
  }

  /// The same function for the members of an actor, whose body is bound to that: which of the two is
  /// called, the compiler finds by what the extension is of.
  ///
  /// - Returns: what it finds that by.
  func writeHereOfActor(to writer: inout SourceWriter) -> String {
    let (isolation, original) = (boxes.free("isolation"), boxes.free("original"))
    let place = boxes.free("spiedPlace")
    writer.line("let \(place) = SpySwitch.place(of: self)")
    let parameters = """
      _: SpySwitch.PlaceOfActor, _ \(isolation): isolated (any _Concurrency.Actor)?, \
      _ \(original): ActorOriginal<SpiedResult, \(failure)>
      """
    writer.block("func \(here)<SpiedResult>(\(parameters))\(effects) -> SpiedResult") {
      let arguments = "SpySwitch.PlaceOfCaller(), \(isolation), \(original)"
      $0.line("return \(member.member.marks)\(here)(\(arguments))")
    }
    return place
  }

  /// What the body throws where it is passed on.
  private var failure: String {
    let own = member.member
    let error = own.isThrowing ? own.effects.thrownType.map(member.renderer.text) : nil
    return error ?? (own.isThrowing || own.isRethrowing ? "any Swift.Error" : "Never")
  }

  var here: String { boxes.free("spiedHere") }
}
