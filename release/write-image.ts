import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { collectBaseSystem, IMAGE_USER } from './base-system.ts'
import type { Platform } from './platforms.ts'
import { type Entry, moveInto, textFile } from './tree.ts'
import { gzip, packEntries } from './write-archive.ts'

type Options = { file: string; version: string; platform: Platform; program: readonly Entry[]; date: Date }
type Blob = { digest: string; size: number; content: Buffer }

const ROOT = '/usr/lib/munshi'

/** `docker compose exec munshi munshi doctor`: the image has no shell. */
const COMMAND: Entry = {
  ...textFile('usr/bin/munshi', `#!${ROOT}/runtime/node\nimport('${ROOT}/bin/munshi.mjs')\n`),
  isExecutable: true,
}

/**
 * Writes an image (OCI image layout, https://github.com/opencontainers/image-spec) without a container engine. `podman
 * load` and `docker load` read it; older versions of Docker read its `manifest.json`.
 */
export async function writeImage({ file, version, platform, program, date }: Options): Promise<void> {
  const trees = [await collectBaseSystem(platform), [...moveInto(ROOT.slice(1), program), COMMAND]]
  const layers = await Promise.all(
    trees.map(async (entries) => toBlob(await buffer(packEntries(entries, date).pipe(gzip())))),
  )
  const config = jsonBlob({
    created: date.toISOString(),
    architecture: platform.debian,
    os: 'linux',
    config: {
      User: IMAGE_USER,
      Env: ['PATH=/usr/bin', 'LANG=C.UTF-8', 'HOST=0.0.0.0', 'DATA_DIR=/data'],
      Entrypoint: [`${ROOT}/runtime/node`, `${ROOT}/bin/munshi.mjs`],
      Cmd: ['start'],
      WorkingDir: '/data',
      ExposedPorts: { '3000/tcp': {} },
      Volumes: { '/data': {} },
      StopSignal: 'SIGTERM',
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ content }) => digestOf(gunzipSync(content))) },
  })
  const describe = (mediaType: string, { digest, size }: Blob) => ({ mediaType, digest, size })
  const manifest = jsonBlob({
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: describe('application/vnd.oci.image.config.v1+json', config),
    layers: layers.map((layer) => describe('application/vnd.oci.image.layer.v1.tar+gzip', layer)),
  })
  const name = `munshi:${version}`
  const index = {
    schemaVersion: 2,
    manifests: [
      {
        ...describe('application/vnd.oci.image.manifest.v1+json', manifest),
        annotations: { 'org.opencontainers.image.ref.name': version, 'io.containerd.image.name': name },
      },
    ],
  }
  const pathOf = ({ digest }: Blob) => `blobs/${digest.replace(':', '/')}`
  const dockerManifest = [{ Config: pathOf(config), RepoTags: [name], Layers: layers.map(pathOf) }]
  const entries = [
    textFile('oci-layout', '{"imageLayoutVersion":"1.0.0"}\n'),
    textFile('index.json', JSON.stringify(index)),
    textFile('manifest.json', JSON.stringify(dockerManifest)),
    ...[...layers, config, manifest].map((blob) => ({ path: pathOf(blob), content: blob.content })),
  ]
  await pipeline(packEntries(entries, date), createWriteStream(file))
}

const digestOf = (content: Buffer) => `sha256:${createHash('sha256').update(content).digest('hex')}`
const toBlob = (content: Buffer): Blob => ({ digest: digestOf(content), size: content.length, content })
const jsonBlob = (value: object) => toBlob(Buffer.from(JSON.stringify(value)))
