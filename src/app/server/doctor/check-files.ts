import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findExisting } from '#shared/server/find-existing.ts'
import { readDisk } from '#shared/server/read-disk.ts'
import { classifyDisk } from '../disk-monitor.ts'
import type { Settings } from '../settings.ts'
import { isOpenOnWindows } from './is-open-on-windows.ts'
import type { Finding } from './finding.ts'

const GB = 1024 ** 3

export async function checkPage({ WEB_DIR }: Settings): Promise<Finding[]> {
  const root = resolve(WEB_DIR)
  if (existsSync(join(root, 'index.html'))) return [{ subject: 'Page', state: 'ok', text: `is built in ${root}` }]
  return [
    {
      subject: 'Page',
      state: 'fault',
      text: `is not in ${root}`,
      advice: 'Run npm run build, or npm start, which does.',
    },
  ]
}

export async function checkDirectory({ DATA_DIR }: Settings): Promise<Finding[]> {
  const directory = resolve(DATA_DIR)
  const existing = findExisting(directory)
  const isWritable = await access(existing, constants.W_OK).then(
    () => true,
    () => false,
  )
  const text = existing === directory ? `${directory} is writable` : `${directory} is made by the first start`
  if (isWritable) return [{ subject: 'Data directory', state: 'ok', text }]
  const advice = `Start as its owner, give this account the right to write there, or name another directory in DATA_DIR.`
  return [{ subject: 'Data directory', state: 'fault', text: `${existing} is not writable`, advice }]
}

export async function checkSecretKey({ DATA_DIR, SECRET_KEY }: Settings): Promise<Finding[]> {
  const subject = 'Secret key'
  const file = resolve(DATA_DIR, 'secret-key')
  if (SECRET_KEY !== undefined || !existsSync(file)) return []
  const isOpen = process.platform === 'win32' ? isOpenOnWindows(file) : ((await stat(file)).mode & 0o077) !== 0
  if (isOpen === undefined)
    return [
      { subject, state: 'warning', text: `the rights of ${file} are not known`, advice: `Look at: icacls "${file}"` },
    ]
  if (!isOpen) return [{ subject, state: 'ok', text: 'only its owner can read it' }]
  const advice =
    process.platform === 'win32'
      ? `icacls "${file}" /inheritance:d /remove *S-1-1-0 *S-1-5-11 *S-1-5-32-545`
      : `chmod 600 ${file}`
  return [{ subject, state: 'fault', text: `other accounts can read ${file}`, advice }]
}

export async function checkDisk({ DATA_DIR }: Settings): Promise<Finding[]> {
  const { free, total } = await readDisk(findExisting(resolve(DATA_DIR)))
  const text = `${(free / GB).toFixed(1)} of ${(total / GB).toFixed(1)} GB are free`
  const state = classifyDisk(free, total, 'ok')
  if (state === 'ok') return [{ subject: 'Disk', state, text }]
  const advice =
    'Delete or move files that are not of Munshi, or move DATA_DIR to a larger disk. Munshi rejects writes before it is full.'
  return [{ subject: 'Disk', state: state === 'low' ? 'warning' : 'fault', text, advice }]
}
