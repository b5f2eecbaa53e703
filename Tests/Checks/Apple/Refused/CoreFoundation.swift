// error: binary operator '==' cannot be applied to two 'CGPoint' operands
import CoreFoundation

func isOrigin(_ point: CGPoint) -> Bool { point == CGPoint() }
