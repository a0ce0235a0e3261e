import {
  getPreviousFile,
  getSettingsFile,
  parseSettings,
  pickSettings,
  readSettingsText,
  type SettingTexts,
} from '#features/overview/installation/server/settings-file.ts'
import type { ErrorMessage } from '#shared/server/errors.ts'
import { getBackupDirectory, readSettings, type Settings } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type LoadedSettings = {
  settings: Settings
  /** Where they come from. */
  source: {
    file: string
    text: string
    environment: SettingTexts
    dataDirectory: string
    backupDirectory: string
    rejected?: ErrorMessage | undefined
  }
}

/** Reads the environment and `munshi.conf` in DATA_DIR. Throws a StartupError that says what is wrong in which of them. */
export const loadSettings = (environment: Environment): Settings => loadSettingsFile(environment).settings

/** `previous` reads the settings of the last successful start. */
export function loadSettingsFile(environment: Environment, { previous = false } = {}): LoadedSettings {
  const DATA_DIR = environment['DATA_DIR']?.trim() || './data'
  const file = getSettingsFile(DATA_DIR)
  const path = previous ? getPreviousFile(file) : file
  const text = readSettingsText(path)
  const settings = readSettings(environment, { file: path, settings: parseSettings(text) })
  const source = {
    file,
    text,
    environment: pickSettings(environment),
    dataDirectory: settings.DATA_DIR,
    backupDirectory: getBackupDirectory({ DATA_DIR: settings.DATA_DIR, BACKUP_DIR: undefined }),
  }
  return { settings, source }
}
