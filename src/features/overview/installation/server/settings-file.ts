import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { SETTING_NAMES, type SettingName } from '../contract/setting-rules.ts'

/** Contains each setting as it is written. */
export type SettingTexts = Partial<Record<SettingName, string>>

export const getSettingsFile = (dataDirectory: string) => resolve(dataDirectory, 'munshi.conf')

/** Has the settings of the last successful start, until the next one. */
export const getPreviousFile = (file: string) => `${file}.previous`

const getRejectedFile = (file: string) => `${file}.rejected`

/** Returns no text if there is no file. */
export function readSettingsText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw new StartupError(
      `The settings in ${file} cannot be read (${errorCode(error) ?? 'unknown error'}). Make it a file that this account ` +
        'can read, or move it away: without it the defaults apply.',
    )
  }
}

/** A blank variable or line counts as absent. */
export const pickSettings = (values: Readonly<Record<string, string | undefined>>): SettingTexts =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const text = values[name]?.trim() ?? ''
      return text === '' ? [] : [[name, text]]
    }),
  )

export const parseSettings = (text: string): SettingTexts => pickSettings(parseEnv(text))

/** Names in the file that mean nothing there: misspelt ones, and variables that only the environment has. */
export const listUnknownNames = (text: string): string[] =>
  Object.keys(parseEnv(text)).filter((name) => !SETTING_NAMES.some((known) => known === name))

const HEADER = '# Settings of Munshi, as the page of Settings writes them. Comments and other lines stay.\n'

/** Replaces the line of each setting that differs, and keeps all others. */
export function changeSettingsText(text: string, next: SettingTexts): string {
  const before = parseSettings(text)
  let lines = (text === '' ? HEADER : text).replace(/\r?\n$/, '').split(/\r?\n/)
  for (const name of SETTING_NAMES.filter((one) => before[one] !== next[one])) {
    const isOwn = (line: string) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line)
    const at = lines.findIndex(isOwn)
    const value = next[name]
    const written = value === undefined ? [] : [`${name}=${quote(value)}`]
    const kept = lines.flatMap((line, index) => (index === at ? written : isOwn(line) ? [] : [line]))
    lines = at === -1 ? [...kept, ...written] : kept
  }
  return `${lines.join('\n')}\n`
}

const quote = (value: string) => {
  if (/^[\w.,:@%/+=?&-]*$/.test(value)) return value
  const mark = ["'", '`', '"'].find((one) => !value.includes(one)) ?? ''
  return `${mark}${value}${mark}`
}

/** Replaces the file at once. Only its owner can read it, because it may contain the password of the mail server. */
export function writeSettingsText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}-${randomUUID()}`
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
}

export const hasPrevious = (file: string) => existsSync(getPreviousFile(file))

/**
 * Returns to the settings of the last successful start. The others are kept beside them, for their writer. The function
 * that it returns undoes this.
 */
export function takeBackPrevious(file: string): () => void {
  const isThere = existsSync(file)
  if (isThere) renameSync(file, getRejectedFile(file))
  renameSync(getPreviousFile(file), file)
  return () => {
    renameSync(file, getPreviousFile(file))
    if (isThere) renameSync(getRejectedFile(file), file)
  }
}

export const forgetPrevious = (file: string) => rmSync(getPreviousFile(file), { force: true })
