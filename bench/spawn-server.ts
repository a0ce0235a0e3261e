import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type SpawnedServer = { url: string; pid: number; stop(): void }

/** Runs a script that prints its address once it listens. */
export async function spawnServer(script: string, args: readonly string[] = []): Promise<SpawnedServer> {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface(child.stdout!), 'line')) as [string]
  return { url, pid: child.pid ?? 0, stop: () => child.kill() }
}
