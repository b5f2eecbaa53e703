// error: return expression of type 'NSObject' does not conform to 'CustomStringConvertible'
import ObjectiveC

func text(of object: NSObject) -> any CustomStringConvertible { object }
