call ptr @malloc(i64 188)
