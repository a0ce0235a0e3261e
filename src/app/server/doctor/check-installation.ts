import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from '../load-settings.ts'
import type { Settings } from '../settings.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk, checkDirectory, checkPage, checkSecretKey } from './check-files.ts'
import { checkMail } from './check-mail.ts'
import { checkPort } from './check-port.ts'
import { checkSettingsFile } from './check-settings-file.ts'
import type { Finding } from './finding.ts'

type Check = (settings: Settings) => Promise<Finding[]>

const CHECKS: Check[] = [
  checkPage,
  checkDirectory,
  checkSecretKey,
  checkSettingsFile,
  checkDisk,
  checkPort,
  checkDatabase,
  checkMail,
  checkCertificate,
]

/** Changes nothing. Starts an embedded database that does not run, and stops it again. */
export async function checkInstallation(environment: Record<string, string | undefined>): Promise<Finding[]> {
  try {
    const settings = loadSettings(environment)
    const findings: Finding[] = [{ subject: 'Settings', state: 'ok', text: 'are understood' }]
    for (const check of CHECKS) findings.push(...(await check(settings)))
    return findings
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const advice =
      'Correct them where they are set: in the environment, in the file of the service or in munshi.conf. Run this again.'
    return [{ subject: 'Settings', state: 'fault', text: error.message, advice }]
  }
}
