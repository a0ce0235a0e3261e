export function getNodeFlags(): string[]
