import { spawn } from 'node:child_process'

export type RunResult = { code: number; output: string; seconds: number }

/** Runs a program (`node` is the Node of this process) and collects its output, or shows it with `show`. */
export function run(command: readonly string[], { show = false, env = {} }: RunOptions = {}): Promise<RunResult> {
  const [program = '', ...args] = command
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += String(error)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

type RunOptions = { show?: boolean; env?: Record<string, string> }
