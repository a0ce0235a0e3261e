import { expect, test } from 'vitest'
import { findSbomFaults, keepProduction, type Sbom } from '../scripts/generate-sbom.ts'

const LOCKFILE = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/fastify/node_modules/pino': { version: '10.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
  },
}

function createSbom(): Required<Sbom> {
  const component = (name: string, version: string) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  })
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79',
    metadata: {
      component: {
        'bom-ref': 'munshi@0.1.0',
        type: 'application',
        name: 'munshi',
      },
    },
    components: [component('fastify', '5.0.0'), component('pino', '10.0.0')],
    dependencies: [
      {
        ref: 'munshi@0.1.0',
        dependsOn: ['fastify@5.0.0'],
      },
    ],
  }
}

test('findSbomFaults accepts all production dependencies with licences', () => {
  expect(findSbomFaults(createSbom(), LOCKFILE)).toEqual([])
})

test.each<[string, (sbom: Required<Sbom>) => void, string]>([
  ['another format', (sbom) => (sbom.bomFormat = 'SPDX'), 'This is not CycloneDX 1.'],
  ['a missing serial number', (sbom) => (sbom.serialNumber = ''), 'The serial number is not a UUID.'],
  ['a missing component', (sbom) => sbom.components.pop(), 'pino@10.0.0 is missing.'],
  ['a component without a licence', (sbom) => (sbom.components[1]!.licenses = []), 'pino@10.0.0 has no licence.'],
  ['a component of another registry', (sbom) => (sbom.components[1]!.purl = 'x'), 'pino is not a package of npm.'],
  ['equal references', (sbom) => sbom.components.push(sbom.components[0]!), 'The references are not unique.'],
  ['an unknown dependency', (sbom) => sbom.dependencies.push({ ref: 'x@1' }), 'The dependency x@1 is not a component.'],
])('findSbomFaults reports %s', (_case, change, fault) => {
  const sbom = createSbom()
  change(sbom)
  expect(findSbomFaults(sbom, LOCKFILE)).toEqual([fault])
})

test('keepProduction removes development packages, and keeps one that both use', () => {
  const sbom = createSbom()
  const development = [{ name: 'cdx:npm:package:development', value: 'true' }]
  sbom.components[1]!.properties = development
  sbom.components.push({ 'bom-ref': 'vitest@5.0.0', properties: development })
  sbom.dependencies.push({ ref: 'vitest@5.0.0' })
  expect(findSbomFaults(keepProduction(sbom, LOCKFILE), LOCKFILE)).toEqual([])
  expect(keepProduction(sbom, LOCKFILE).components?.map(({ name }) => name)).toEqual(['fastify', 'pino'])
})
