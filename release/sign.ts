import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CHECKSUMS, SIGNATURE } from '../src/app/server/update/signed-checksums.ts'

/** Reads the Ed25519 key of RELEASE_KEY_FILE (PKCS 8, PEM). Undefined without one: the release is then unsigned. */
export function readReleaseKey(file = process.env['RELEASE_KEY_FILE']): KeyObject | undefined {
  if (file === undefined || file === '') return undefined
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is not an Ed25519 key.`)
  return key
}

/** An installation accepts updates that are signed with the key of its own release. */
export const formatPublicKey = (key: KeyObject | undefined): string | null =>
  key === undefined ? null : createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** Writes the checksums of the files, and their signature. */
export async function writeChecksums(directory: string, files: readonly string[], key: KeyObject | undefined) {
  const lines = await Promise.all(files.toSorted().map(async (file) => `${await hashFile(file)}  ${basename(file)}\n`))
  const text = lines.join('')
  writeFileSync(join(directory, CHECKSUMS), text)
  if (key) writeFileSync(join(directory, SIGNATURE), `${sign(null, Buffer.from(text), key).toString('base64')}\n`)
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
