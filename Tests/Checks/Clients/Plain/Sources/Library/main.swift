import Lending

print(try borrow("Dune"))
