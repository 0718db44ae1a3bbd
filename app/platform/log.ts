// Logs one JSON line per event, for the shop's administrators. They contain no names, addresses or tokens.

export function logError(event: string, facts: Record<string, string | number | null>, error: unknown): void {
  const cause =
    error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ""}` : String(error);
  console.error(JSON.stringify({ level: "error", event, ...facts, cause }));
}

export function logWarning(event: string, facts: Record<string, string | number | null>): void {
  console.warn(JSON.stringify({ level: "warn", event, ...facts }));
}
