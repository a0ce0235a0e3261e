import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import {
  getSettingsFile,
  hasPrevious,
  listUnknownNames,
  readSettingsText,
} from '#features/overview/installation/server/settings-file.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

const subject = 'Settings file'

/** Its values are understood already. Its rights say nothing on Windows. */
export async function checkSettingsFile({ DATA_DIR }: Settings): Promise<Finding[]> {
  const file = getSettingsFile(DATA_DIR)
  if (!existsSync(file)) return []
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    return [{ subject, state: 'fault', text: `other accounts can read ${file}`, advice: `chmod 600 ${file}` }]
  const unknown = listUnknownNames(readSettingsText(file))
  if (unknown.length > 0) {
    const advice =
      'Correct the name, or set it in the environment: this file has only what the page of Settings can set.'
    return [{ subject, state: 'warning', text: `${file} has lines that mean nothing: ${unknown.join(', ')}`, advice }]
  }
  const text = hasPrevious(file) ? `${file} was changed and takes effect at the next start` : `${file} is understood`
  return [{ subject, state: 'ok', text }]
}
