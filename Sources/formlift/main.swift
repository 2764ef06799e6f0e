print("formlift")
