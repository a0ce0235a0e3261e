import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProductionSbom, type Sbom } from '../scripts/generate-sbom.ts'
import { type Entry, textFile } from './tree.ts'

/** PostgreSQL's package contains these libraries and names only its own licence. */
const WITH_POSTGRES = [
  'PostgreSQL: PostgreSQL License, https://www.postgresql.org/about/licence/',
  'OpenSSL: OpenSSL License (1.1) or Apache-2.0 (3), https://www.openssl.org/source/license.html',
  'ICU: Unicode-3.0, https://www.unicode.org/license.txt',
  'libxml2 and libxslt: MIT, https://gitlab.gnome.org/GNOME/libxml2',
  'zlib: Zlib, https://zlib.net/zlib_license.html',
  'liblzma: 0BSD, https://tukaani.org/xz/',
  'lz4: BSD-2-Clause; zstd: BSD-3-Clause; OSSP uuid: MIT; libiconv and libintl: LGPL-2.1',
]

/** Returns the list of all parts (CycloneDX) and the texts of their licences. */
export function describeParts(date: Date): Entry[] {
  const sbom = fixIdentity(createProductionSbom(), date)
  const texts = (sbom.components ?? []).map(({ name = '', version = '', licenses = [] }) => {
    const ids = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name)
    return `${name} ${version}: ${ids.join(' or ')}\n\n${readLicence(name)}`
  })
  return [
    textFile('sbom.cdx.json', `${JSON.stringify(sbom, null, 1)}\n`),
    textFile('licences.txt', [WITH_POSTGRES.join('\n'), ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)),
  ]
}

function readLicence(name: string): string {
  const directory = join('node_modules', name)
  const files = existsSync(directory) ? globSync('{LICEN[CS]E,COPYING,NOTICE}*', { cwd: directory }).toSorted() : []
  return files.map((file) => readFileSync(join(directory, file), 'utf8').trim()).join('\n\n')
}

/** npm gives each list another number and time. */
function fixIdentity(sbom: Sbom, date: Date): Sbom {
  const fixed = { ...sbom, metadata: { ...sbom.metadata, timestamp: date.toISOString() }, serialNumber: '' }
  const digits = createHash('sha256').update(JSON.stringify(fixed)).digest('hex')
  const uuid = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`]
  return { ...fixed, serialNumber: `urn:uuid:${[...uuid, digits.slice(20, 32)].join('-')}` }
}
