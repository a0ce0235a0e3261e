import { randomUUID } from 'node:crypto'
import { accessSync, chmodSync, chownSync, constants, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, accountFor, canEnter, canWorkIn } from './account.ts'
import { errorCode, exists, isRoot, likeItsDirectory, writeWhole } from './files.ts'
import { StartupError } from '#shared/server/startup-error.ts'

/**
 * One instance on disk: `directory` is ours (lock, password, log), `cluster` belongs to the account PostgreSQL runs as,
 * `data` inside it is PostgreSQL's own, `runtime` takes a copy of the binaries where one is needed.
 */
export type Place = { account: Account; directory: string; cluster: string; data: string; runtime: string }

const FALLBACK = '/var/lib/munshi'

export function findPlace(dataDir: string, log: (message: string) => void): Place {
  const home = ownDirectory(dataDir, 0o711)
  const account = accountFor([join(home, 'postgres/cluster'), home])
  if (!isRoot) return placeIn(home, account)
  if (!account)
    throw new StartupError('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.')

  const away = join(FALLBACK, storedId(home))
  if (!exists(join(away, 'postgres/cluster/data')) && works(home, account)) return placeIn(home, account)
  if (exists(join(home, 'postgres/cluster/data/PG_VERSION')) && !canWorkIn(account, join(home, 'postgres/cluster'))) {
    throw new StartupError(
      `The database in ${home} belongs to ${account.name}, who cannot enter that directory (any more). ` +
        `Let others pass through the directories above it (chmod o+x), or move the data and name it in DATA_DIR.`,
    )
  }
  const awayAccount = accountFor([join(away, 'postgres/cluster')])
  ownDirectory(FALLBACK, 0o755)
  ownDirectory(away, 0o711)
  log(`PostgreSQL runs as ${awayAccount?.name}, who cannot enter ${home}: the database is kept in ${away}`)
  return placeIn(away, awayAccount)
}

function placeIn(home: string, account: Account): Place {
  const directory = ownDirectory(join(home, 'postgres'), isRoot ? 0o711 : 0o700)
  const cluster = join(directory, 'cluster')
  giveCluster(cluster, account)
  return { account, directory, cluster, data: join(cluster, 'data'), runtime: join(home, 'runtime') }
}

function works(home: string, account: Account): boolean {
  try {
    return canEnter(account, home) && canWorkIn(account, placeIn(home, account).cluster)
  } catch (error) {
    if (error instanceof StartupError) throw error
    return false
  }
}

function giveCluster(cluster: string, account: Account): void {
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (account && statSync(cluster).uid !== account.uid) chownSync(cluster, account.uid, account.gid)
}

function ownDirectory(path: string, mode: number): string {
  try {
    if (mkdirSync(path, { recursive: true }) !== undefined) {
      chmodSync(path, mode)
      likeItsDirectory(path)
    }
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(path)
  } catch (error) {
    if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM' && errorCode(error) !== 'EROFS') throw error
    throw new StartupError(
      `This account may not write ${resolve(path)}. Start as its owner, or name another directory in DATA_DIR.`,
    )
  }
}

/** Kept in the directory and not made from its path, so that moving the checkout does not lose sight of the data. */
function storedId(home: string): string {
  const path = join(home, 'id')
  if (!exists(path)) writeWhole(path, randomUUID(), 0o644)
  return readFileSync(path, 'utf8').trim()
}
