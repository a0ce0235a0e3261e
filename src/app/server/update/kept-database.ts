import { withNamedDatabases } from '#shared/server/named-databases.sql.ts'
import { readDisk } from '#shared/server/read-disk.ts'
import { StartupError } from '#shared/server/startup-error.ts'

const LIVE = 'munshi'
const KEPT = 'munshi_before_update'
const FAILED = 'munshi_failed_update'

/** Copies the database of the embedded server, which nobody may use meanwhile. Replaces an earlier copy. */
export function keepDatabase(ownerUrl: string, directory: string): Promise<void> {
  return withNamedDatabases(ownerUrl, async (databases) => {
    await databases.drop(KEPT)
    const { free } = await readDisk(directory)
    if (free < 1.5 * (await databases.measure(LIVE)))
      throw new StartupError('The disk has no space for a copy of the database. Free some space, and update again.')
    await databases.copy(LIVE, KEPT)
  })
}

/** Puts the copy back. Does nothing if it already is. */
export function returnDatabase(ownerUrl: string): Promise<void> {
  return withNamedDatabases(ownerUrl, async (databases) => {
    if ((await databases.find(KEPT)) !== undefined) {
      await databases.drop(FAILED)
      await databases.rename(
        [
          [LIVE, FAILED],
          [KEPT, LIVE],
        ],
        LIVE,
      )
    }
    await databases.drop(FAILED)
  })
}
