import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartupError } from '#shared/server/startup-error.ts'

/** A file that age encrypted begins with these bytes. */
export const AGE_MAGIC = 'age-encryption.org/v1'

/** 2^16 iterations take 64 MB. The default of age, 2^18, takes 256 MB. */
const SCRYPT_WORK_FACTOR = 16

/** Writes the format of age (scrypt, ChaCha20-Poly1305 in chunks), so that `age -d` decrypts it too. */
export const encryptWith = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR)
    yield* await encrypter.encrypt(ReadableStream.from(source) as unknown as BrowserStream)
  }

export async function decrypt(source: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)))
  } catch (error) {
    if (/no identity matched/.test(String(error))) throw new StartupError('The passphrase is not that of this backup.')
    throw error
  }
}

// The library's types are those of browsers.
type BrowserStream = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>

const toWeb = (source: Readable) => Readable.toWeb(source) as unknown as BrowserStream
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>)
