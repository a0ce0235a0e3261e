import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

type Ready = { url: string; pid: number; uid: number }

export type AppProcess = {
  ready: Ready
  output: string[]
  pid: number
  /** Returns the exit code, or null when the signal ended the process. */
  kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

type Options = {
  dataDir: string
  checkout?: string
  node?: string
  binaries?: 'postgres-15-linux-x64'
  transport?: 'tcp'
  account?: { uid: number; gid: number }
}

const children = new Set<ChildProcess>()

/** Throws the output if the process ends before it is ready. */
export async function startApp({
  dataDir,
  checkout = '.',
  node,
  binaries,
  transport,
  account,
}: Options): Promise<AppProcess> {
  const script = join(checkout, 'src/testing/server/embedded-postgres-app.ts')
  const child = spawn(node ?? process.execPath, [script, dataDir, binaries ?? '', transport ?? ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  children.add(child)
  const exited = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  void exited.then(() => children.delete(child))
  const output: string[] = []
  const ready = await Promise.race([readyLine(child, output), exited.then(() => undefined)])
  if (!ready) throw new Error(output.join('\n'))
  return {
    ready,
    output,
    pid: child.pid ?? 0,
    kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** Call it in afterEach. */
export async function stopApps(): Promise<void> {
  const remaining = [...children]
  for (const child of remaining) child.kill('SIGTERM')
  for (const child of remaining) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function readyLine(child: ChildProcess, output: string[]): Promise<Ready> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        const ready = parse(line)
        if (ready) resolve(ready)
        else output.push(line)
      })
    }
  })
}

function parse(line: string): Ready | undefined {
  try {
    return (JSON.parse(line) as { ready?: Ready }).ready
  } catch {
    return undefined
  }
}
