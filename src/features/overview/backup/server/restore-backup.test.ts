import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createDatabase, withEmptyDatabase } from '#testing/server/backups.ts'
import { CALLS, sendCall } from '#testing/server/calls.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { resetDatabase, saveDatabase } from '#testing/server/database.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'
import { editBackup, type OpenBackup } from '#testing/server/edit-backup.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { createScenario } from '#testing/server/scenario.ts'
import { findUnconfirmedRestore } from '#features/overview/audit-trail/server/restores/public.ts'
import { eraseDue } from '#features/overview/erasure/server/public.ts'
import type { PrintedNumber } from '#shared/contract/printed-number.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { listLastNumbers } from '#shared/server/last-numbers.sql.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { readMigrations } from '#shared/server/read-migrations.ts'
import { openDb } from '#shared/server/db.ts'
import { isSchemaCurrent } from '#shared/server/migrate.ts'
import { appendErasures, readErasures } from './erasure-log.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const api = startTestApi()

const PASSPHRASE = 'a passphrase of the tests'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(api.outbox, 'backups-'))
})

const listUnfinishedBackups = () =>
  api.db.selectFrom('backup_run').select('id').where('finished_at', 'is', null).execute()

const FILLED = 'filled'
let isSaved = false

/** Creates one record of every kind, with texts that CSV must quote. The calls are made once. */
async function fillDatabase() {
  if (isSaved) await resetDatabase(FILLED)
  else {
    await createRecords()
    await saveDatabase(api.ownerUrl, FILLED)
    isSaved = true
  }
}

async function createRecords() {
  const scenario = await createScenario(api)
  for (const key of Object.keys(CALLS).filter((name) => name.startsWith('POST ')))
    await sendCall(scenario, key, {
      token: await scenario.createToken(key.includes('admin') || key.includes('course') ? 'admin' : 'hr'),
      id: (await CALLS[key]?.record?.(scenario, scenario.ids['student A'])) ?? '',
    })
  // Some calls write more after their response.
  await Promise.allSettled(api.app.backgroundTasks)
  await expect.poll(listUnfinishedBackups).toEqual([])
  await api.db.updateTable('student').set({ father: 'a "quoted", \\N name\nwith ₹ and क', cur_address: '' }).execute()
}

/** Backups of a filled database, which are made once. */
const backups = new Map<string | undefined, Promise<Buffer>>()

async function writeFilled(name: string, passphrase?: string): Promise<string> {
  const make = async () => {
    await fillDatabase()
    return readFileSync((await write('filled.tar.gz', passphrase)).file)
  }
  const content = backups.get(passphrase) ?? make()
  backups.set(passphrase, content)
  const file = join(directory, name)
  writeFileSync(file, await content)
  return file
}

/** The tests that use this database leave it empty. */
let emptyUrl: string
let dropEmpty: () => Promise<void>
beforeAll(async () => {
  ;({ url: emptyUrl, drop: dropEmpty } = await createDatabase(api.ownerUrl, 'empty'))
})
afterAll(() => dropEmpty())

const write = (name: string, passphrase?: string) =>
  writeBackup({
    ownerUrl: api.ownerUrl,
    file: join(directory, name),
    passphrase,
    secretKey: api.secretKey,
    signal: new AbortController().signal,
  })

const restore = (ownerUrl: string, file: string, passphrase = PASSPHRASE, erasedIds: string[] = []) =>
  restoreBackup({
    ownerUrl,
    file,
    getPassphrase: async () => passphrase,
    secretKey: undefined,
    erasedIds,
    decide: async () => undefined,
  })

async function dump(ownerUrl: string): Promise<string[]> {
  const { db } = openDb(ownerUrl, { log: () => {}, max: 1 })
  try {
    return await dumpDatabase(db)
  } finally {
    await db.destroy()
  }
}

const listTables = (ownerUrl: string) =>
  queryOnce<{ name: string }>(ownerUrl, `select tablename as name from pg_tables where schemaname = 'public'`)

const listConstraints = (ownerUrl: string) =>
  queryOnce(
    ownerUrl,
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  )

const listTriggers = (ownerUrl: string) =>
  queryOnce(
    ownerUrl,
    `select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  )

const KINDS: [string, string | undefined][] = [
  ['encrypted', PASSPHRASE],
  ['plain', undefined],
]

test.each(isFullRun ? KINDS : KINDS.slice(0, 1))(
  'a %s backup restores every row, constraint, trigger and sequence',
  async (_kind, passphrase) => {
    await fillDatabase()
    const { file, bytes } = await write('all.tar.gz', passphrase)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(file).size).toBe(bytes)

    await withEmptyDatabase(api.ownerUrl, async (restoredUrl) => {
      await restore(restoredUrl, file)

      expect(await dump(restoredUrl)).toEqual(await dumpDatabase(api.db))
      expect(await findAccountFaults(restoredUrl)).toEqual([])
      expect(await listConstraints(restoredUrl)).toEqual(await listConstraints(api.ownerUrl))
      expect(await listTriggers(restoredUrl)).toEqual(await listTriggers(api.ownerUrl))
      const sequence = 'select last_value, is_called from sign_in_attempt_id_seq'
      expect(await queryOnce(restoredUrl, sequence)).toEqual(await queryOnce(api.ownerUrl, sequence))
      expect(await queryOnce(restoredUrl, 'select from session')).toEqual([])
    })
  },
)

test('a backup is one snapshot: writes after its start are not in it', async () => {
  await fillDatabase()
  const before = await dumpDatabase(api.db)
  const { token } = await api.signInAs('admin')
  let count = 0
  const makeCourses = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      await api.call('POST', '/api/course', { course: `C ${count}`, cFee: 1, cDuration: '1 month' }, token)
      count++
    }
  }
  const stopping = new AbortController()
  const load = makeCourses(stopping.signal)
  await expect.poll(() => count).toBeGreaterThan(2)
  const { file, manifest } = await write('load.tar.gz')
  stopping.abort()
  await load

  await withEmptyDatabase(api.ownerUrl, async (restoredUrl) => {
    await restore(restoredUrl, file)

    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
    const coursesBefore = before.filter((row) => row.startsWith('course ')).length
    const created = await queryOnce(restoredUrl, `select from audit_entry where action = 'course.create'`)
    expect(rowsOf('course')).toBeGreaterThan(coursesBefore)
    expect(await queryOnce(restoredUrl, `select from course where name like 'C %'`)).toHaveLength(
      rowsOf('course') - coursesBefore,
    )
    expect(created.length - (rowsOf('course') - coursesBefore)).toBe(
      before.filter((row) => row.includes('"course.create"')).length,
    )
  })
})

test('restoreBackup erases again who was erased after the backup', async () => {
  const student = await createStudent(api.db, { fname: 'Kanariya' })
  await createStudent(api.db, { fname: 'Asha' })
  const { file } = await write('before.tar.gz')
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student, status: 'Delete' })
  api.now = new Date(api.now.getTime() + 31 * 24 * 60 * 60 * 1000)
  await eraseDue({ db: api.db, clock: { now: () => api.now }, mail: api.mail, log: createLogger(false) })
  const log = join(directory, 'erasures.txt')
  await appendErasures(api.db, log)
  await appendErasures(api.db, log)
  expect(readFileSync(log, 'utf8').match(new RegExp(student, 'g'))).toHaveLength(1)
  const erasedIds = await readErasures([log, join(directory, 'absent')])

  await withEmptyDatabase(api.ownerUrl, async (restoredUrl) => {
    const { erased } = await restore(restoredUrl, file, PASSPHRASE, erasedIds)

    expect(erased).toBe(1)
    const restored = (await dump(restoredUrl)).join()
    expect(restored).toContain('Asha')
    expect(restored).not.toContain('Kanariya')
  })
})

test('restoreBackup rejects a database that is not empty, and changes nothing', async () => {
  const { file } = await write('all.tar.gz')
  const before = await dumpDatabase(api.db)

  await expect(restore(api.ownerUrl, file)).rejects.toThrow('The database is not empty.')

  expect(await dumpDatabase(api.db)).toEqual(before)
})

test('writeBackup overwrites no file, and leaves none if it is stopped', async () => {
  const { file } = await write('all.tar.gz')
  const content = readFileSync(file)

  await expect(write('all.tar.gz')).rejects.toThrow('exists already')
  const stopped = writeBackup({
    ownerUrl: api.ownerUrl,
    file: join(directory, 'stopped.tar.gz'),
    passphrase: undefined,
    secretKey: undefined,
    signal: AbortSignal.abort(),
  })

  await expect(stopped).rejects.toThrow('aborted')
  expect(readFileSync(file)).toEqual(content)
  expect(statSync(join(directory, 'stopped.tar.gz.partial'), { throwIfNoEntry: false })).toBeUndefined()
})

test('writeBackup names the directory that it may not write to', async () => {
  writeFileSync(join(directory, 'file'), '')

  await expect(write('file/all.tar.gz')).rejects.toThrow(
    /cannot be written to .*: a part of the path is not a directory/,
  )
})

describe('restoreBackup rejects with one sentence, and leaves the database empty', () => {
  const flipBit = (place: number) => (content: Buffer) => {
    const index = Math.floor(content.length * place)
    content[index] = (content[index] ?? 0) ^ 1
    return content
  }
  const cut = (place: number) => (content: Buffer) => content.subarray(0, Math.floor(content.length * place) - 20)

  const DAMAGES: [string, (content: Buffer) => Buffer, string | undefined][] = [
    ['the last bytes are missing', cut(1), undefined],
    ['a bit of an encrypted file is flipped', flipBit(0.5), PASSPHRASE],
  ]
  const MORE_DAMAGES: typeof DAMAGES = [
    ['a bit in the middle is flipped', flipBit(0.5), undefined],
    ['the last bytes of an encrypted file are missing', cut(1), PASSPHRASE],
    ['the second half is missing', cut(0.5), undefined],
    ['a bit of the first table is flipped', flipBit(0.3), undefined],
    ['a bit near the end is flipped', flipBit(0.97), undefined],
  ]
  test.each(isFullRun ? [...DAMAGES, ...MORE_DAMAGES] : DAMAGES)('%s', async (_what, change, passphrase) => {
    const file = await writeFilled('changed', passphrase)
    writeFileSync(file, change(readFileSync(file)))

    await expectRejected(file, /^\S+ is (damaged: .+|incomplete: its end is missing)\.$/)
  })

  test('the passphrase is wrong', async () => {
    const file = await writeFilled('encrypted', PASSPHRASE)

    await expectRejected(file, /^The passphrase is not that of this backup\.$/, 'another passphrase')
  })

  test.each<[string, () => Buffer]>([
    ['a text', () => Buffer.from('name,email\nAsha,asha@example.com\n')],
    ['an empty file', () => Buffer.alloc(0)],
    ['random bytes', () => randomBytes(5_000)],
    ['another compressed file', () => gzipSync(randomBytes(5_000))],
  ])('the file is %s', async (_what, content) => {
    writeFileSync(join(directory, 'foreign'), content())

    await expectRejected(join(directory, 'foreign'), /foreign is (not a backup of Munshi|damaged: .+)\.$/)
  })

  test('the file does not exist', async () => {
    await expectRejected(join(directory, 'absent'), /absent cannot be opened \(ENOENT\)\.$/)
  })
})

async function expectRejected(file: string, message: RegExp, passphrase?: string) {
  await expect(restore(emptyUrl, file, passphrase)).rejects.toThrow(
    expect.objectContaining({ name: 'StartupError', message: expect.stringMatching(message) as string }),
  )
  expect(await listTables(emptyUrl)).toEqual([])
}

describe('restoreBackup checks what it restored', () => {
  const removeLastRow = (text: string) => text.replace(/.*\n$/, '')

  const EDITS: [string, (backup: OpenBackup) => void, RegExp][] = [
    [
      'a row is missing',
      ({ tables }) => tables.set('attendance_mark', removeLastRow(tables.get('attendance_mark') ?? '')),
      /table attendance_mark has \d+ rows instead of \d+/,
    ],
    [
      'a receipt has another number',
      ({ manifest: { tables: all }, tables }) => {
        const columns = all.find(({ name }) => name === 'receipt')?.columns ?? []
        const [header = '', first = '', ...rest] = (tables.get('receipt') ?? '').split('\n')
        const cells = first.split(',')
        cells[columns.indexOf('n')] = '77'
        tables.set('receipt', [header, cells.join(','), ...rest].join('\n'))
      },
      /is damaged: series: /,
    ],
    [
      'a student has paid another amount',
      ({ tables }) =>
        tables.set('student_account', (tables.get('student_account') ?? '').replace(/,(\d+)\.00,/, ',$1.50,')),
      /is damaged: (fees|paid): /,
    ],
    [
      'a receipt belongs to no student',
      ({ manifest, tables }) => {
        tables.set('student', tables.get('student')?.split('\n')[0] + '\n')
        for (const table of manifest.tables) if (table.name === 'student') table.rows = 0
      },
      /its tables do not match each other \(23503\)/,
    ],
    [
      'a migration had another text',
      ({ manifest }) => (manifest.migrations[2]!.hash = 'other'),
      /was written with another text of the migration 0003/,
    ],
    [
      'a migration is unknown',
      ({ manifest }) => manifest.migrations.push({ name: '9999_later', hash: '' }),
      /has the migration 9999_later/,
    ],
    [
      'a checksum is wrong',
      ({ manifest }) => (manifest.tables[0]!.sha256 = '0'.repeat(64)),
      /is damaged: the checksum of table \w+ is wrong/,
    ],
    ['the format is newer', ({ manifest }) => (manifest.format = 3), /was written by a newer version of Munshi/],
    [
      'a column is missing',
      ({ manifest }) => manifest.tables[0]!.columns.pop(),
      /its tables are not those of its migrations/,
    ],
  ]

  test.each(EDITS)('%s', async (_what, edit, message) => {
    const file = await writeFilled('edited')
    await editBackup(file, edit)

    await expectRejected(file, message)
  })
})

describe('the code of a backup', () => {
  const restoreWith = (file: string, secretKey: Buffer | undefined) =>
    restoreBackup({
      ownerUrl: emptyUrl,
      file,
      getPassphrase: async () => PASSPHRASE,
      secretKey,
      erasedIds: [],
      decide: async (_manifest, authenticity) => {
        throw new StartupError(authenticity)
      },
    })

  test.each<[string, () => Buffer | undefined, (backup: OpenBackup) => void, string]>([
    ['verifies a file that nobody changed', () => api.secretKey, ({ keepCode }) => keepCode(), 'verified'],
    ['says nothing without the key', () => undefined, ({ keepCode }) => keepCode(), 'noKey'],
    [
      'says nothing with the key of another installation',
      () => randomBytes(32),
      ({ keepCode }) => keepCode(),
      'otherKey',
    ],
    ['is missing in older backups', () => api.secretKey, () => {}, 'noCode'],
  ])('%s', async (_what, getKey, edit, authenticity) => {
    const file = await writeFilled('code')
    await editBackup(file, edit)

    await expect(restoreWith(file, getKey())).rejects.toThrow(new RegExp(`^${authenticity}$`))
  })

  test('rejects a changed row although its checksum was changed with it', async () => {
    const file = await writeFilled('code')
    await editBackup(file, ({ tables, keepCode }) => {
      tables.set('student_account', (tables.get('student_account') ?? '').replace(/,(\d+)\.00,/, ',$1.50,'))
      keepCode()
    })

    await expect(restoreWith(file, api.secretKey)).rejects.toThrow(/was changed after it was written/)
    expect(await listTables(emptyUrl)).toEqual([])
  })
})

test('restoreBackup issues no number again that was printed after the backup', async () => {
  await fillDatabase()
  const { file } = await write('before.tar.gz')
  const [last] = (await listLastNumbers(api.db)).filter(({ series }) => series === 'receipt')
  const known: PrintedNumber[] = [
    { ...last!, n: last!.n + 3 },
    { series: 'refund', financialYear: '2027-28', n: 2 },
    { series: 'completion', financialYear: '2026-27', n: 0 },
  ]

  await withEmptyDatabase(api.ownerUrl, async (restoredUrl) => {
    const { lost } = await restoreBackup({
      ownerUrl: restoredUrl,
      file,
      getPassphrase: async () => PASSPHRASE,
      secretKey: api.secretKey,
      erasedIds: [],
      decide: async () => known,
    })

    expect(lost).toEqual([
      { ...last, first: last!.n + 1, n: last!.n + 3 },
      { series: 'refund', financialYear: '2027-28', first: 1, n: 2 },
    ])
    const { db } = openDb(restoredUrl, { log: () => {}, max: 1 })
    expect(await listLastNumbers(db)).toEqual(expect.arrayContaining(known.slice(0, 2)))
    expect(await findUnconfirmedRestore(db)).toMatchObject({ backup: file })
    await db.destroy()
    expect(await findAccountFaults(restoredUrl)).toEqual([])
    const [entry] = await queryOnce<{ after: object }>(
      restoredUrl,
      `select after from audit_entry where action = 'backup.restore'`,
    )
    expect(entry?.after).toMatchObject({
      place: file,
      lostNumbers: expect.stringContaining('R2027-28/0001 – R2027-28/0002') as string,
    })
    await expect(queryOnce(restoredUrl, 'delete from lost_number')).rejects.toThrow('a lost number stays lost')
    await queryOnce(
      restoredUrl,
      `update receipt set n = ${last!.n + 2} where financial_year = '${last!.financialYear}' and n = ${last!.n}`,
    )
    expect(await findAccountFaults(restoredUrl)).toHaveLength(1)
  })
})

const DUMPS = readdirSync('db/dumps').sort()

test.each(isFullRun ? DUMPS : DUMPS.slice(0, 1))(
  'a backup of the stored schema %s is restored and migrated',
  async (name) => {
    const rowsOf = (url: string) => queryOnce(url, 'select id, n, paid::text from receipt order by id')
    const { file, receipts } = await withEmptyDatabase(api.ownerUrl, async (olderUrl) => {
      await queryOnce(olderUrl, readFileSync(join('db/dumps', name), 'utf8'))
      const signal = new AbortController().signal
      const written = await writeBackup({
        ownerUrl: olderUrl,
        file: join(directory, 'older.tar.gz'),
        passphrase: undefined,
        secretKey: undefined,
        signal,
      })
      return { file: written.file, receipts: await rowsOf(olderUrl) }
    })

    await withEmptyDatabase(api.ownerUrl, async (restoredUrl) => {
      const { migrated } = await restore(restoredUrl, file)

      const newer = readMigrations().filter((migration) => migration.name.slice(0, 4) > name.slice(0, 4))
      expect(migrated).toEqual(newer.map((migration) => migration.name))
      expect(await rowsOf(restoredUrl)).toEqual(receipts)
      const { db } = openDb(restoredUrl, { log: () => {}, max: 1 })
      expect(await isSchemaCurrent(db)).toBe(true)
      await db.destroy()
    })
  },
)
