// The code of the article "Coming from SpryKit 3".

protocol Oven: AnyObject {
  var temperature: Int { get set }
  func heat(to degrees: Int) throws
  func bake(_ cake: String, minutes: Int) async -> String
  func observe(_ change: @escaping (Int) -> Void)
  static func clean()
}

struct NoPower: Error {}

struct Baker {
  let oven: any Oven

  func bake(_ cake: String) async -> String {
    do {
      try oven.heat(to: 180)
      return await oven.bake(cake, minutes: 40)
    } catch {
      return "cold"
    }
  }

  func watch(_ change: @escaping (Int) -> Void) {
    oven.observe(change)
    oven.temperature = 20
  }
}
