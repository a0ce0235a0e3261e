import { resolve } from 'node:path'
import type { RestoreSettings } from '#features/overview/backup/server/restoring/restore-state.ts'
import { wallClock } from '#shared/server/clock.ts'
import { adoptSecretKey, findSecretKey } from './secret-key.ts'
import { getBackupDirectory, getErasureFiles, getHeadFile, getSealFiles, type Settings } from './settings.ts'

export const getRestoreSettings = (settings: Settings, log: RestoreSettings['log']): RestoreSettings => ({
  dataDir: resolve(settings.DATA_DIR),
  backupDirectory: getBackupDirectory(settings),
  passphrase: settings.BACKUP_PASSPHRASE,
  erasureFiles: getErasureFiles(settings),
  trailFiles: { headFile: getHeadFile(settings), sealFiles: getSealFiles(settings) },
  secretKey: {
    find: () => findSecretKey(settings),
    adopt: (key) => adoptSecretKey(settings, key, wallClock.now()),
  },
  clock: wallClock,
  log,
})
