import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type RunResult = { code: number; output: string; seconds: number }

/**
 * Runs a program (`node` is the Node of this process) and collects its output, or shows it line by line after `label`.
 */
export function run(command: readonly string[], { label, env = {} }: RunOptions = {}): Promise<RunResult> {
  const [program = '', ...args] = command
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    const read = (stream: Readable) => {
      if (label) createInterface(stream).on('line', (line) => console.log(`${label} │ ${line}`))
      else stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    read(child.stdout)
    read(child.stderr)
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += String(error)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

type RunOptions = { label?: string; env?: Record<string, string> }
