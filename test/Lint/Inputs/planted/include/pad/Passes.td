def TestedPass : Pass<"tested">;
def PlantedPass : Pass<"planted">;
def UnknownPass : Pass<"unknown">;
