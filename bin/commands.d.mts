export const COMMANDS: Record<string, string>
export function formatUsage(): string
