import { createHash } from 'node:crypto'
import { messagesOf } from '#shared/contract/messages.ts'
import { AppError, type ErrorMessage } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { SETTING_DEFAULTS } from '../contract/setting-rules.ts'
import {
  getPreviousFile,
  getSettingsFile,
  parseSettings,
  readSettingsText,
  type SettingTexts,
  writeSettingsText,
} from './settings-file.ts'

const message = messagesOf<typeof en>('installation')

/** The settings that this process was started with. */
export type InstallationService = {
  /** The path of `munshi.conf`. */
  file: string
  /** The content of the file at the start. */
  text: string
  /** Those of the environment, which win. */
  environment: SettingTexts
  /** The error of the start with the file's settings, after which those before it were taken. */
  rejected: ErrorMessage | undefined
  startedAt: string
  restartSeconds: number
  backupDirectory: string
  /** The name of this machine, if others may use its database. */
  sharedBy: string | null
  urls: readonly string[]
  listUrls(settings: { HOST: string; PORT: number; PUBLIC_URL: string | undefined }): string[]
}

type Of<Names extends keyof InstallationService> = Pick<InstallationService, Names>

/** Suits an app without a file of its own. */
export const createInstallationService = (
  over: Partial<InstallationService> & { dataDirectory: string },
): InstallationService => ({
  file: getSettingsFile(over.dataDirectory),
  text: '',
  environment: {},
  rejected: undefined,
  startedAt: new Date().toISOString(),
  restartSeconds: 0,
  backupDirectory: '',
  sharedBy: null,
  urls: [],
  listUrls: () => [],
  ...over,
})

/** 503: the file cannot be read. */
export function readText({ file }: Of<'file'>): string {
  try {
    return readSettingsText(file)
  } catch {
    throw unusable(file)
  }
}

/** Stores the settings in use, so that a start that fails can return to them. */
export function keepInUse({ file, text }: Of<'file' | 'text'>): void {
  try {
    writeSettingsText(getPreviousFile(file), text)
  } catch {
    throw unusable(file)
  }
}

export const unusable = (file: string) =>
  new AppError(503, 'settings_file', { key: message('fileUnusable'), values: { file } })

export const getVersion = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() % 1_000_000_000

export const getEffective = ({ environment }: Of<'environment'>, text: string): SettingTexts => ({
  ...parseSettings(text),
  ...environment,
})

export const getAddress = ({ HOST, PORT, PUBLIC_URL }: SettingTexts) => ({
  HOST: HOST ?? SETTING_DEFAULTS.HOST,
  PORT: Number(PORT ?? SETTING_DEFAULTS.PORT),
  PUBLIC_URL,
})
