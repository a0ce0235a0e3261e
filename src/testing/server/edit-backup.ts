import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { CODE_FILE } from '#features/overview/backup/server/authentication.ts'
import { type Manifest, MANIFEST_FILE, tableFile } from '#features/overview/backup/server/manifest.ts'

/** The edited file has no code, unless `keepCode` is called. */
export type OpenBackup = { manifest: Manifest; tables: Map<string, string>; keepCode: () => void }

/** Changes a backup that is not encrypted, and gives each changed table its checksum. */
export async function editBackup(file: string, edit: (backup: OpenBackup) => void): Promise<void> {
  const files = await readTar(gunzipSync(readFileSync(file)))
  const manifest = JSON.parse(files.get(MANIFEST_FILE) ?? '') as Manifest
  const tables = new Map(manifest.tables.map(({ name }) => [name, files.get(tableFile(name)) ?? '']))
  let code: string | undefined
  edit({ manifest, tables, keepCode: () => (code = files.get(CODE_FILE)) })
  for (const table of manifest.tables) {
    const text = tables.get(table.name) ?? ''
    if (text === files.get(tableFile(table.name))) continue
    table.bytes = Buffer.byteLength(text)
    table.sha256 = createHash('sha256').update(text).digest('hex')
  }
  const archive = pack()
  archive.entry({ name: MANIFEST_FILE }, `${JSON.stringify(manifest, null, 2)}\n`)
  if (code !== undefined) archive.entry({ name: CODE_FILE }, code)
  for (const { name } of manifest.tables) archive.entry({ name: tableFile(name) }, tables.get(name) ?? '')
  archive.finalize()
  writeFileSync(file, gzipSync(await buffer(archive)))
}

async function readTar(content: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const entries = extract()
  const reading = pipeline(Readable.from([content]), entries)
  for await (const entry of entries) files.set(entry.header.name, (await buffer(entry)).toString('utf8'))
  await reading
  return files
}
