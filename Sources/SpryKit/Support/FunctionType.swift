/// Returns whether a type is that of a function, by its name: no protocol has all functions.
///
/// The arrow in `Box<() -> ()>`, or in a tuple, is not that of the type itself.
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
