import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The beginning of the machines' addresses in `deploy/`, and on loopback. */
const NETWORK = '10.0.0.'
const LOOPBACK = '127.28.0.'

export const MACHINES = ['11', '12', '13'] as const
export type Machine = (typeof MACHINES)[number]

export const getAddress = (machine: Machine) => `${LOOPBACK}${machine}`

/** Reads a file of `deploy/` and replaces addresses and paths. Throws if one of the paths is not in the file. */
export function readDeployFile(path: string, replacements: readonly (readonly [string, string])[] = []): string {
  let text = readFileSync(join('deploy', path), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/${path} does not contain: ${from}`)
    text = text.replaceAll(from, to)
  }
  return text.replaceAll(NETWORK, LOOPBACK)
}

/** Turns the variables of machine 1 in a file into those of another machine, with passwords for `CHANGE-ME`. */
export function readDeployEnv(path: string, machine: Machine, password: string): Record<string, string> {
  const own = Object.entries(parseEnv(readDeployFile(path))).map(([name, value = '']) => {
    const isList = value.includes(',')
    const text = isList ? value : value.replaceAll(getAddress('11'), getAddress(machine))
    return [name, (name.endsWith('_NAME') ? `machine${Number(machine) - 10}` : text).replaceAll('CHANGE-ME', password)]
  })
  return Object.fromEntries(own) as Record<string, string>
}
