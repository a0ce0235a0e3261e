import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { invalid, type ErrorMessage } from '#shared/server/errors.ts'
import { tryToListen } from '#shared/server/try-to-listen.ts'
import type en from '../contract/messages/en.json'
import { getAddress } from './installation-service.ts'
import type { SettingTexts } from './settings-file.ts'

const message = messagesOf<typeof en>('installation')

type Fault = { field: 'HOST' | 'PORT'; key: MessageKey }

const UNKNOWN_HOST: Fault = { field: 'HOST', key: message('unknownHost') }

const LISTEN_FAULTS: Record<string, Fault> = {
  EADDRINUSE: { field: 'PORT', key: message('portInUse') },
  EACCES: { field: 'PORT', key: message('portNotAllowed') },
  EADDRNOTAVAIL: UNKNOWN_HOST,
  EINVAL: UNKNOWN_HOST,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
}

/** Says why the app cannot listen there. Undefined for a code that means something else. */
export function describeListenFault(code: string | undefined, settings: SettingTexts) {
  const fault = LISTEN_FAULTS[code ?? '']
  if (fault === undefined) return undefined
  const { HOST: host, PORT: port } = getAddress(settings)
  return { field: fault.field, text: { key: fault.key, values: { host, port } } }
}

/** Tries the settings that differ from those in use. 422 with a message for each that cannot be used. */
export async function checkSettings(next: SettingTexts, running: SettingTexts): Promise<void> {
  const faults = { ...(await checkAddress(next, running)), ...(await checkBackupDirectory(next, running)) }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

type Faults = Record<string, ErrorMessage>

async function checkAddress(next: SettingTexts, running: SettingTexts): Promise<Faults> {
  const [address, current] = [getAddress(next), getAddress(running)]
  if (address.HOST === current.HOST && address.PORT === current.PORT) return {}
  // This process itself uses the port until it stops.
  const code = await tryToListen(address.HOST, address.PORT === current.PORT ? 0 : address.PORT)
  const fault = describeListenFault(code, next)
  return fault === undefined ? {} : { [fault.field]: fault.text }
}

async function checkBackupDirectory({ BACKUP_DIR }: SettingTexts, running: SettingTexts): Promise<Faults> {
  if (BACKUP_DIR === undefined || BACKUP_DIR === running.BACKUP_DIR) return {}
  if (!isAbsolute(BACKUP_DIR)) return { BACKUP_DIR: { key: message('badBackupDir') } }
  const file = join(BACKUP_DIR, `.munshi-${randomUUID()}`)
  try {
    await makeDirectory(BACKUP_DIR)
    await writeFile(file, '')
    return {}
  } catch {
    return { BACKUP_DIR: { key: message('notWritable') } }
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

/** The one above it must exist: Node never ends if it makes several in a file system that takes none, such as /proc. */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
