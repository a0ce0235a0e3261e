export const RESTART_EXIT_CODE: number
export function replaceProcess(path: string, args: readonly string[], env: NodeJS.ProcessEnv): void
