import { globSync, readFileSync } from 'node:fs'
import { findPlace } from '../../test/read-code.ts'

type Declared = { feature: string; pattern: RegExp }

/** Finds the features that serve the paths of the API in a text, such as the source of a test: `/api/fee/${id}`. */
export function createFeatureFinder(): (text: string) => string[] {
  const declared = listDeclaredPaths()
  return (text) => {
    const paths = Array.from(text.matchAll(PATH), ([path]) => path.replaceAll(/\$\{[^}]*\}?/g, 'x'))
    const found = paths.flatMap((path) =>
      declared.filter(({ pattern }) => pattern.test(path)).map((one) => one.feature),
    )
    return [...new Set(found)].toSorted()
  }
}

const PATH = /\/api\/(?:\$\{[^}]*\}|[\w./{}-])*/g

function listDeclaredPaths(): Declared[] {
  return globSync('src/features/**/contract/*.contract.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const feature = findPlace(file.replaceAll('\\', '/'))?.folder ?? ''
    return Array.from(source.matchAll(/\bpath: '(\/api\/[^']+)'/g), ([, path = '']) => ({
      feature,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    }))
  })
}
