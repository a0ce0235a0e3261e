import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { type PrintedNumber, SERIES } from '#shared/contract/printed-number.ts'
import { readLines } from '#shared/server/line-file.ts'

/** The last link of the trail, and so all entries up to it, at an instant. */
export type Head = { at: string; number: number; hash: string }

export type HeadFile = {
  /** Undefined if the file does not exist or has no such line. */
  head: Head | undefined
  /** The last number of each series. */
  numbers: PrintedNumber[]
  /** One line for each restore, with the head that the file had before. */
  resets: string[]
}

const HEADER = `# The end of the audit trail, written each minute: time, number of entries, hash. It is compared with the
# database each minute. Then the last number of each series that was printed: a restore issues none of them again.`

const RESET = 'reset '

export async function readHeadFile(file: string): Promise<HeadFile> {
  const lines = await readLines(file)
  const heads = lines.flatMap((line) => parseHead(line) ?? [])
  return {
    head: heads[0],
    numbers: lines.flatMap((line) => parseNumber(line) ?? []),
    resets: lines.filter((line) => line.startsWith(RESET)),
  }
}

function parseHead(line: string): Head | undefined {
  const [, at, number, hash] = /^(\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z) (\d{1,15}) ([0-9a-f]{64})$/.exec(line) ?? []
  if (at === undefined || number === undefined || hash === undefined) return undefined
  return { at, number: Number(number), hash }
}

function parseNumber(line: string): PrintedNumber | undefined {
  const [, name, financialYear, n] = /^(\w+) (\d{4}-\d{2}) (\d{1,9})$/.exec(line) ?? []
  const series = SERIES.find((one) => one === name)
  return series && financialYear !== undefined ? { series, financialYear, n: Number(n) } : undefined
}

/** Says when, after which restore, and from which head the file was set to another one. */
export const formatReset = (at: Date, backup: string, head: Head | undefined): string =>
  `${RESET}${at.toISOString()} from ${head ? formatHead(head) : 'nothing'} by the restore of ${backup.replaceAll(/\s/g, ' ')}`

const formatHead = ({ at, number, hash }: Head) => `${at} ${number} ${hash}`

/** Replaces the file: after a crash it contains what it had before, or this. */
export async function writeHeadFile(file: string, { head, numbers, resets }: HeadFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const lines = [
    HEADER,
    ...(head ? [formatHead(head)] : []),
    ...numbers.map(({ series, financialYear, n }) => `${series} ${financialYear} ${n}`),
    ...resets,
  ]
  await writeFileAtomic(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
}
