import { spawn } from 'node:child_process'

type Situation = {
  /** `--open` replaces the terminal. */
  isAsked: boolean
  isTerminal: boolean
  platform: NodeJS.Platform
  isRoot: boolean
  pid: number
  environment: Record<string, string | undefined>
}

/** True on a desktop at which somebody has started Munshi: not for a service, in CI or through SSH. */
export function mayOpenBrowser({ isAsked, isTerminal, platform, isRoot, pid, environment }: Situation): boolean {
  const { CI, SSH_CONNECTION, SYSTEMD_EXEC_PID, DISPLAY, WAYLAND_DISPLAY } = environment
  if (!isAsked && !isTerminal) return false
  if ((CI && CI !== 'false') || SSH_CONNECTION || SYSTEMD_EXEC_PID === String(pid)) return false
  if (platform === 'linux') return !isRoot && Boolean(DISPLAY || WAYLAND_DISPLAY)
  return platform === 'win32' || platform === 'darwin'
}

const COMMANDS: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  linux: ['xdg-open'],
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Nothing is said if it fails, because the link is printed too. The browser stays open after Ctrl-C. */
export function openBrowser(url: string, environment = process.env, platform = process.platform): void {
  const [command, ...args] = COMMANDS[platform] ?? []
  if (command === undefined) return
  const child = spawn(command, [...args, url], {
    env: environment,
    stdio: 'ignore',
    detached: platform !== 'win32',
    windowsHide: true,
  })
  child.on('error', () => {})
  child.unref()
}
