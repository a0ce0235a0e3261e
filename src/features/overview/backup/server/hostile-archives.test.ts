import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { MANIFEST_FILE } from './manifest.ts'
import { readSummary } from './read-archive.ts'

const directory = createTemporaryDirectory()

const MANIFEST = {
  product: 'munshi',
  format: 2,
  version: '1.0.0',
  madeAt: '2026-11-20T04:30:00.000Z',
  postgres: '18',
  migrations: [],
  tables: [],
  sequences: [],
  figures: { series: [], fees: '0', paid: '0', received: '0', spent: '0', faults: [] },
}

async function packManifest(text: string, pax: Record<string, string> = {}): Promise<Buffer> {
  const archive = pack()
  const header = { name: MANIFEST_FILE, pax }
  archive.entry(header, text)
  archive.finalize()
  return buffer(archive)
}

function read(content: Buffer) {
  const file = join(directory, 'backup')
  writeFileSync(file, content)
  return readSummary({ file, getPassphrase: async () => 'a passphrase', secretKey: undefined })
}

const withManifest = async (over: object) => gzipSync(await packManifest(JSON.stringify({ ...MANIFEST, ...over })))

test('the manifest that the others differ from is read', async () => {
  expect(await read(await withManifest({}))).toMatchObject({ authenticity: 'noCode', manifest: { version: '1.0.0' } })
})

const series = { financialYear: '2026-27', last: 1, receipts: 1, highest: 1 }

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['of many entries', () => withManifest({ tables: Array.from({ length: 300_000 }, () => 1) }), /too long/],
  ['of 16 MB', () => withManifest({ version: 'x'.repeat(16e6) }), /not a backup/],
  ['with a time that is none', () => withManifest({ madeAt: '+275760-09-13T00:00:00.001Z' }), /not complete/],
  [
    'with a count that cannot be added',
    () => withManifest({ figures: { ...MANIFEST.figures, series: [{ ...series, receipts: 1e308 }] } }),
    /not complete/,
  ],
  ['that is null', async () => gzipSync(await packManifest('null')), /cannot be read/],
  [
    'whose size is no number',
    async () => gzipSync(await packManifest('{}', { size: 'abc' })),
    /not a backup|incomplete/,
  ],
  [
    'behind a header of 8 GB',
    async () => {
      const archive = await packManifest('{}', { size: '2', comment: 'x' })
      // The size of the header that stands before the entry.
      archive.write('77777777777 ', 124, 'latin1')
      archive.write('        ', 148, 'latin1')
      const sum = archive.subarray(0, 512).reduce((total, byte) => total + byte, 0)
      archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
      return gzipSync(Buffer.concat([archive, Buffer.alloc(6 * 1024 ** 2)]))
    },
    /not a backup/,
  ],
  [
    'behind a passphrase that takes gigabytes',
    async () => Buffer.from(`age-encryption.org/v1\n-> scrypt ${'A'.repeat(22)} 20\n${'A'.repeat(43)}\n--- x\n`),
    /not a backup/,
  ],
])('a manifest %s is refused at once', async (_situation, create, reason) => {
  const content = await create()
  const started = performance.now()
  await expect(read(content)).rejects.toThrow(reason)
  expect(performance.now() - started).toBeLessThan(5_000)
})
