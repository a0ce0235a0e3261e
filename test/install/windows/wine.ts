import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from '#testing/server/wait-until.ts'

export type Started = { readOutput(): string; ended: Promise<number | null> }
type RunOptions = { directory?: string; env?: Record<string, string>; program?: 'wine' | 'wineserver' | 'makensis' }

export type Wine = {
  /** Returns the path on this machine of one such as `C:\Program Files`. */
  toHost(path: string): string
  toChroot(path: string): string
  /** The first argument is a program of Windows, unless `program` is another of the chroot. */
  start(args: readonly string[], options?: RunOptions): Started
  run(args: readonly string[], options?: RunOptions): Promise<{ code: number | null; output: string }>
  /** Ends all processes in it. */
  stop(): Promise<void>
}

const ENVIRONMENT = {
  HOME: '/root',
  PATH: '/usr/bin:/bin',
  LANG: 'C.UTF-8',
  XDG_RUNTIME_DIR: '/tmp',
  WINEDEBUG: '-all',
  // Asks nothing about Mono and Gecko.
  WINEDLLOVERRIDES: 'mscoree,mshtml=',
}

/** Opens the chroot with processes and mounts of its own, which end with it. */
export async function startWine(root: string): Promise<Wine> {
  const prepare = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" sleep infinity'
  const namespace = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private', 'sh', '-c', prepare, root],
    { stdio: 'ignore' },
  )
  const ended = once(namespace, 'exit')
  const first = await waitUntil(async () => findFirstProcess(namespace))

  let count = 0
  const start = (args: readonly string[], { directory = '/', env = {}, program = 'wine' }: RunOptions = {}) => {
    const variables = Object.entries({ ...ENVIRONMENT, ...env }).map(([name, value]) => `${name}=${value}`)
    // Node for Windows cannot write to a socket of Unix, which the pipes of Node are.
    const file = `/tmp/output-${count++}`
    const command = ['sh', '-c', 'cd "$0" && out=$1 && shift && exec "$@" >"$out" 2>&1', directory, file, program]
    const child = spawn(
      'nsenter',
      ['-t', String(first), '--mount', '--pid', 'chroot', root, 'env', '-i', ...variables, ...command, ...args],
      { stdio: 'ignore' },
    )
    return {
      readOutput: () => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''),
      ended: once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null)),
    }
  }

  return {
    toHost: (path) => join(root, toUnix(path)),
    toChroot: toUnix,
    start,
    async run(args, options) {
      const started = start(args, options)
      return { code: await started.ended, output: started.readOutput() }
    },
    async stop() {
      namespace.kill('SIGKILL')
      await ended
    },
  }
}

const toUnix = (path: string): string => path.replace(/^C:/, '/root/.wine/drive_c').replaceAll('\\', '/')

function findFirstProcess({ pid }: ChildProcess): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  if (!child || readFileSync(`/proc/${child}/comm`, 'utf8').trim() !== 'sleep') throw new Error('not yet')
  return Number(child)
}
