/// The message of a fix-it: what it does, in the style of the compiler.
enum FixItMessage {
  case replace(String, with: String)
  case addArgument(String)
  case listRequirements
  case writeBody
  case removeAccessors
  case nameParameter(String)
  case attachToAccessors(several: Bool)

  var text: String {
    switch self {
    case .replace(let old, let new): "replace '\(old)' with '\(new)'"
    case .addArgument(let argument): "add '\(argument)'"
    case .listRequirements: "list the requirements in a class"
    case .writeBody: "write the body"
    case .removeAccessors: "remove the accessors"
    case .nameParameter(let name): "name it '\(name)'"
    case .attachToAccessors(let several): "attach it to \(several ? "'get' and 'set'" : "'get'")"
    }
  }
}
