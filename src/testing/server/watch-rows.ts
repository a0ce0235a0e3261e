import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { TestApi } from './api.ts'
import { hashTables } from './database.ts'
import { dumpDatabase, EXCLUDED } from './dump-database.ts'

/** Returns a check that no table has changed. It compares hashes, which takes a fraction of two dumps. */
export async function watchRows(api: TestApi) {
  const before = await hashTables(api.ownerUrl, EXCLUDED)

  return async (message: string, exceptTable?: string) => {
    const after = await hashTables(api.ownerUrl, EXCLUDED)
    const names = Object.keys({ ...before, ...after }).filter((name) => name !== exceptTable)
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
    if (changed.length === 0) return
    const rows = (await dumpDatabase(api.db)).filter((row) => changed.includes(row.split(' ')[0]!))
    expect(changed, `${message}: has changed\n${rows.join('\n')}`).toEqual([])
  }
}
