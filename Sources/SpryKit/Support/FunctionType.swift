/// Returns whether a type is a function type, by its name, because functions conform to no
/// protocol.
///
/// An arrow inside the brackets of `Box<() -> ()>` or of a tuple does not count.
func isFunction(_ type: any Any.Type) -> Bool {
  var depth = 0
  var previous: Character = " "
  for character in String(reflecting: type) {
    switch character {
    case "(", "<", "[": depth += 1
    case ">" where previous == "-": if depth == 0 { return true }
    case ")", ">", "]": depth -= 1
    default: break
    }
    previous = character
  }
  return false
}
