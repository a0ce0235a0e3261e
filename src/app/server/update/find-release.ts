import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '#shared/server/error-code.ts'
import { limitBody } from '#shared/server/limit-body.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { Installation } from './installation.ts'
import { CHECKSUMS, compareVersions, isSignedBy, listOffers, type Offer, SIGNATURE } from './signed-checksums.ts'

const MAX_TEXT_BYTES = 100_000
const ANSWER_SECONDS = 20
const MAX_ARCHIVE_BYTES = 500_000_000
const DOWNLOAD_SECONDS = 3_600

/** An archive whose checksum the release's key has signed. `place` is a directory or the address of a feed. */
export type FoundRelease = Offer & { place: string }

/** Finds the archive of this platform in the file's directory. Its checksums and their signature lie beside it. */
export async function findReleaseFile(installation: Installation, path: string): Promise<FoundRelease> {
  if (!existsSync(path)) throw new StartupError(`There is no file ${path}.`)
  const place = dirname(path)
  const offers = await readOffers(installation, place, (name) => readBeside(join(place, name)))
  const offer = offers.find(({ file }) => file === basename(path))
  if (offer === undefined)
    throw new StartupError(`${basename(path)} is no archive for ${installation.platform} that ${CHECKSUMS} names.`)
  return { ...offer, place }
}

/** Returns the newest version that the feed names for this platform, or undefined if this one is as new. */
export async function findNewest(installation: Installation, feed: string): Promise<FoundRelease | undefined> {
  const place = feed.replace(/\/+$/, '')
  const [newest] = await readOffers(installation, place, (name) => readFromFeed(`${place}/${name}`))
  return newest !== undefined && compareVersions(newest.version, installation.version) > 0
    ? { ...newest, place }
    : undefined
}

async function readOffers(installation: Installation, place: string, read: (name: string) => Promise<string>) {
  if (installation.publicKey === null)
    throw new StartupError('This version is not signed, so that it cannot tell which updates are. Install a release.')
  const checksums = await read(CHECKSUMS)
  const signature = await read(SIGNATURE)
  if (!isSignedBy(installation.publicKey, checksums, signature))
    throw new StartupError(`The signature in ${place} is not that of Munshi's releases. Nothing was installed.`)
  return listOffers(checksums, installation.platform)
}

async function readBeside(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new StartupError(
      `${path} cannot be read (${errorCode(error) ?? 'unknown'}). It belongs beside the archive, as in the download.`,
    )
  }
}

async function readFromFeed(url: string): Promise<string> {
  const response = await get(url, ANSWER_SECONDS)
  return limitBody(response, MAX_TEXT_BYTES)
    .text()
    .catch(() => {
      throw unreachable(url, 'the connection was lost, or the file is too large')
    })
}

async function get(url: string, seconds: number): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000) }).catch((error: unknown) => {
    throw unreachable(url, errorCode((error as Error).cause) ?? (error as Error).name)
  })
  if (!response.ok) throw unreachable(url, String(response.status))
  return response
}

const unreachable = (url: string, reason: string) =>
  new StartupError(`${url} cannot be read (${reason}). Check the network, and try again.`)

/** Copies or downloads the archive to `target`, and throws unless it is the one that was signed. */
export async function fetchArchive({ place, file, sha256 }: FoundRelease, target: string): Promise<void> {
  const source = /^https?:/.test(place) ? await download(`${place}/${file}`) : createReadStream(join(place, file))
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > MAX_ARCHIVE_BYTES) throw new StartupError(`${file} is too large. Nothing was installed.`)
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(target, { flush: true }),
  ).catch((error: unknown) => {
    throw error instanceof StartupError ? error : explain(file, error)
  })
  if (hash.digest('hex') !== sha256)
    throw new StartupError(
      `${file} is damaged or incomplete: its checksum is not the signed one. Nothing was installed.`,
    )
}

const explain = (file: string, error: unknown) =>
  errorCode(error) === 'ENOSPC'
    ? new StartupError(`The disk has no space for ${file}. Nothing was installed.`)
    : new StartupError(`${file} could not be fetched (${errorCode(error) ?? 'the connection was lost'}). Try again.`)

async function download(url: string): Promise<Readable> {
  const { body } = await get(url, DOWNLOAD_SECONDS)
  if (body === null) throw unreachable(url, 'it is empty')
  return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
}
