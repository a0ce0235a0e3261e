import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, canEnter, canWrite, resolveAccount } from './account.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { errorCode, exists, inheritOwner, isRoot, writeAtomically } from './files.ts'
import { makePrivate } from './make-private.ts'
import { isUsableForData } from './windows-paths.ts'

export type ClusterPaths = {
  account: Account
  /** The app owns it and stores lock, password and log in it. */
  directory: string
  /** The account that runs PostgreSQL owns it. */
  cluster: string
  data: string
  runtime: string
}

const PUBLIC = 0o755

type Options = { dataDir: string; fallbackDir: string; log: (message: string) => void }

/** Creates the directories. If PostgreSQL or its account cannot use `dataDir`, they are in `fallbackDir`. */
export function resolveClusterPaths({ dataDir, fallbackDir, log }: Options): ClusterPaths {
  const home = createDirectory(dataDir, 0o711)
  const account = resolveAccount([join(home, 'postgres/cluster'), home])
  if (!isRoot) return isUsableForData(home) ? createClusterPaths(home, account) : createFallback(home, fallbackDir, log)
  if (!account)
    throw new EmbeddedPostgresError(
      'no_account',
      'PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.',
    )

  const fallbackHome = join(fallbackDir, readOrCreateId(home))
  if (!exists(join(fallbackHome, 'postgres/cluster/data')) && isUsable(home, account))
    return createClusterPaths(home, account)
  if (exists(join(home, 'postgres/cluster/data/PG_VERSION')) && !canWrite(account, join(home, 'postgres/cluster'))) {
    throw new EmbeddedPostgresError(
      'unreachable_data',
      `The database in ${home} belongs to ${account.name}, who cannot enter that directory (any more).`,
    )
  }
  const fallbackAccount = resolveAccount([join(fallbackHome, 'postgres/cluster')])
  createDirectory(fallbackDir, PUBLIC)
  createDirectory(fallbackHome, 0o711)
  log(`PostgreSQL runs as ${fallbackAccount?.name}, who cannot enter ${home}: using ${fallbackHome} for the database`)
  return createClusterPaths(fallbackHome, fallbackAccount)
}

/** Everything but the database stays in `home`. */
function createFallback(home: string, fallbackDir: string, log: (message: string) => void): ClusterPaths {
  const fallbackHome = join(fallbackDir, readOrCreateId(home))
  createDirectory(fallbackDir, PUBLIC)
  createDirectory(fallbackHome, 0o711)
  log(`PostgreSQL cannot use the path ${home}: using ${fallbackHome} for the database`)
  return createClusterPaths(fallbackHome, null)
}

function createClusterPaths(home: string, account: Account): ClusterPaths {
  const directory = createDirectory(join(home, 'postgres'), isRoot ? 0o711 : 0o700)
  const cluster = join(directory, 'cluster')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (account && statSync(cluster).uid !== account.uid) chownSync(cluster, account.uid, account.gid)
  return { account, directory, cluster, data: join(cluster, 'data'), runtime: join(home, 'runtime') }
}

function isUsable(home: string, account: Account): boolean {
  try {
    return canEnter(account, home) && canWrite(account, createClusterPaths(home, account).cluster)
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error
    return false
  }
}

function createDirectory(path: string, mode: number): string {
  try {
    if (mkdirSync(path, { recursive: true }) !== undefined) {
      chmodSync(path, mode)
      inheritOwner(path)
      if (mode !== PUBLIC) makePrivate(path)
    } else if (process.platform === 'win32' && readdirSync(path).length === 0) makePrivate(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(path)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error
    throw new EmbeddedPostgresError('not_writable', `This account may not write ${resolve(path)}.`)
  }
}

/** The id is stored in the directory, not derived from its path, so that a moved directory still finds its data. */
function readOrCreateId(home: string): string {
  const path = join(home, 'id')
  if (!exists(path)) writeAtomically(path, randomUUID(), 0o644)
  return readFileSync(path, 'utf8').trim()
}
