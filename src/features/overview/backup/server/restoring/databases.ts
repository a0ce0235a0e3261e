import { type NamedDatabases, withNamedDatabases } from '#shared/server/named-databases.sql.ts'

/** The names beside that of the institute's database. */
const RESTORING = '_restoring'
const BEFORE = '_before_restore'

export type Databases = {
  restoringUrl: string
  beforeUrl: string
  /** Undefined if there is no such database. */
  findPresent(): Promise<number | undefined>
  hasBefore(): Promise<boolean>
  createRestoring(): Promise<void>
  dropRestoring(): Promise<void>
  dropBefore(): Promise<void>
  /** The restored database gets the name of the institute's, and that one the name of the database before the restore. */
  useRestored(): Promise<void>
  /** The institute's database and the one before the restore change names. */
  exchange(): Promise<void>
}

export function withDatabases<T>(ownerUrl: string, work: (databases: Databases) => Promise<T>): Promise<T> {
  const name = decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
  return withNamedDatabases(ownerUrl, (databases) => work(createDatabases(databases, name)))
}

function createDatabases(databases: NamedDatabases, present: string): Databases {
  const [restoring, before] = [present + RESTORING, present + BEFORE]
  return {
    restoringUrl: databases.urlOf(restoring),
    beforeUrl: databases.urlOf(before),
    findPresent: () => databases.find(present),
    hasBefore: async () => (await databases.find(before)) !== undefined,
    createRestoring: () => databases.create(restoring),
    dropRestoring: () => databases.drop(restoring),
    dropBefore: () => databases.drop(before),
    useRestored: () =>
      databases.rename(
        [
          [present, before],
          [restoring, present],
        ],
        present,
      ),
    exchange: () =>
      databases.rename(
        [
          [present, restoring],
          [before, present],
          [restoring, before],
        ],
        present,
      ),
  }
}
