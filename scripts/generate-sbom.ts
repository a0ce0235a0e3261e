import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// node scripts/generate-sbom.ts: writes the software bill of materials (CycloneDX) and reports what is wrong with it.
const FILE = 'dist/sbom.cdx.json'

type Component = {
  'bom-ref'?: string
  type?: string
  name?: string
  version?: string
  purl?: string
  properties?: { name: string; value: string }[]
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}
export type Sbom = {
  bomFormat?: string
  specVersion?: string
  serialNumber?: string
  metadata?: { component?: Component }
  components?: Component[]
  dependencies?: { ref: string; dependsOn?: string[] }[]
}
type Lockfile = { packages: Record<string, { version?: string; dev?: boolean; name?: string }> }

/** Taken from the LICENSE files of packages whose package.json names none. */
const LICENCES: Record<string, string> = { 'png-js@2.0.0': 'MIT' }

/** Returns a sentence per fault: not CycloneDX, an incomplete component, or a production dependency without licence. */
export function findSbomFaults(sbom: Sbom, lockfile: Lockfile): string[] {
  const { components = [], dependencies = [] } = sbom
  const listed = new Map(components.map((component) => [component['bom-ref'], component]))
  const refs = new Set([sbom.metadata?.component, ...components].map((component) => component?.['bom-ref']))
  return [
    ...(sbom.bomFormat === 'CycloneDX' && /^1\.\d$/.test(sbom.specVersion ?? '') ? [] : ['This is not CycloneDX 1.']),
    ...(/^urn:uuid:[0-9a-f-]{36}$/.test(sbom.serialNumber ?? '') ? [] : ['The serial number is not a UUID.']),
    ...(refs.size === components.length + 1 && !refs.has(undefined) ? [] : ['The references are not unique.']),
    ...components
      .filter(({ type, purl }) => type !== 'library' || !purl?.startsWith('pkg:npm/'))
      .map(({ name }) => `${name} is not a package of npm.`),
    ...dependencies
      .flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
      .filter((ref) => !refs.has(ref))
      .map((ref) => `The dependency ${ref} is not a component.`),
    ...listProductionPackages(lockfile).flatMap((key) => {
      const component = listed.get(key)
      if (!component) return [`${key} is missing.`]
      return hasLicence(component) ? [] : [`${key} has no licence.`]
    }),
  ]
}

const listProductionPackages = ({ packages }: Lockfile) =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { name, version }]) => `${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)

function addLicence(component: Component): Pick<Component, 'licenses'> {
  const id = LICENCES[component['bom-ref'] ?? '']
  return id === undefined || hasLicence(component) ? {} : { licenses: [{ license: { id } }] }
}

const hasLicence = ({ licenses = [] }: Component) =>
  licenses.some(({ license, expression }) => Boolean(expression ?? license?.id ?? license?.name))

/**
 * Keeps the packages that the lockfile marks as needed in production: `npm sbom --omit=dev` leaves out those that
 * development packages use too, and names only one copy of a package.
 */
export function keepProduction(sbom: Sbom, lockfile: Lockfile): Sbom {
  const production = new Set(listProductionPackages(lockfile))
  const root = sbom.metadata?.component?.['bom-ref'] ?? ''
  const isKept = (ref = '') => ref === root || production.has(ref)
  return {
    ...sbom,
    components: (sbom.components ?? [])
      .filter((component) => isKept(component['bom-ref']))
      .map((component) => ({
        ...component,
        ...addLicence(component),
        properties: component.properties?.filter(({ name }) => name !== DEVELOPMENT) ?? [],
      })),
    dependencies: (sbom.dependencies ?? [])
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  }
}

const DEVELOPMENT = 'cdx:npm:package:development'

function createSbom(): Sbom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const options = { encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 } as const
  const npm = spawnSync('npm', args, options)
  if (npm.status !== 0) throw new Error(`npm sbom failed:\n${npm.stderr}`)
  const sbom = JSON.parse(npm.stdout) as Sbom
  // npm names the application after its directory.
  if (sbom.metadata?.component) sbom.metadata.component.name = 'munshi'
  return sbom
}

const readLockfile = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile

export const createProductionSbom = (): Sbom => keepProduction(createSbom(), readLockfile())

if (import.meta.main) {
  const lockfile = readLockfile()
  const sbom = createProductionSbom()
  const faults = findSbomFaults(sbom, lockfile)
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
