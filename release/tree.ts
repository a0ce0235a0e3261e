import { globSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** `path` is relative to what is installed, with slashes. */
export type Entry = { path: string; isExecutable?: boolean } & (
  | { content: Buffer }
  | { file: string }
  | { link: string }
  /** Directories with other rights than 755 of root. */
  | { directory: { mode: number; owner: number } }
)

/** Returns the files below `directory`, at the same paths below `target`. */
export function listTree(directory: string, target: string, isWanted: (path: string) => boolean = () => true): Entry[] {
  return globSync('**/*', { cwd: directory })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isWanted(path) && statSync(join(directory, path)).isFile())
    .map((path) => ({ path: join(target, path), file: join(directory, path) }))
}

export const listFiles = (files: readonly string[], from = '.'): Entry[] =>
  files.map((file) => ({ path: relative(from, file), file }))

export const textFile = (path: string, text: string): Entry => ({ path, content: Buffer.from(text) })

type FileEntry = Extract<Entry, { file: string } | { content: Buffer }>

export const isFile = (entry: Entry): entry is FileEntry => 'file' in entry || 'content' in entry

export const readEntry = (entry: FileEntry): Buffer => ('file' in entry ? readFileSync(entry.file) : entry.content)

/** Sorts by path. Throws if two entries have the same, because then one would win by chance. */
export function sortEntries(entries: readonly Entry[]): Entry[] {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  for (const [index, { path }] of sorted.entries())
    if (sorted[index + 1]?.path === path) throw new Error(`${path} is in the release twice`)
  return sorted
}

export const moveInto = (directory: string, entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, path: `${directory}/${entry.path}` }))
