import Bakery

struct StoneOven: Oven {
  func bake(_ loaves: Int) -> Bool { loaves < 100 }
}

print(Bakery(oven: StoneOven()).open(customers: 12))
