import { globSync, readFileSync } from 'node:fs'
import { findPlace, isExamples, readCode, type SourceFile } from '../../test/read-code.ts'
import { createFeatureFinder } from './call-features.ts'

type Options = {
  changed: readonly string[]
  /** The features that each journey calls, as recorded. */
  calls: Readonly<Record<string, readonly string[]>>
  code?: readonly SourceFile[]
}
/** `everything` if a changed file can reach any test, such as the lockfile. */
export type AffectedTests = { everything: boolean; tests: string[]; journeys: string[] }

const EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|\.ci\/.*|tsconfig.*|vitest\.config\.ts|scripts\/(test|chromium|prepare)\b.*)$/
/** Files that the server or the build reads and no code imports. */
const ALL_JOURNEYS = /^(public\/|index\.html|vite\.config\.ts|playwright\.config\.ts|scripts\/build\/|db\/)/
const ALL_WITH_DATABASE = /^db\//

const isTest = (path: string) => /\.(test\.tsx?|spec\.ts)$/.test(path)
const isJourney = (path: string) => path.startsWith('e2e/') && isTest(path)
const isHelper = (path: string) => path.startsWith('src/testing/') || isExamples(path)
const isProduct = (path: string) => path.startsWith('src/') && !isHelper(path) && !isTest(path)
const isServerTest = (path: string) => /^src\/.*\/server\//.test(path) && isTest(path)
const usesDatabase = (path: string) => isServerTest(path) || path.startsWith('test/reliability/')
const featureOf = (path: string) => findPlace(path)?.folder

/**
 * Finds the tests that a change can reach: those that import a changed file, directly or not; those of the server that
 * call a feature with such a file; and the journeys that were recorded to call it. The files of the app that put all
 * features together connect none of them.
 */
export function findAffectedTests({ changed, calls, code = readAllCode() }: Options): AffectedTests {
  const paths = changed.map(toImportedCatalogue)
  const reached = findDependents(paths, code)
  const product = [...reached].filter(isProduct)
  const listFeatures = (files: readonly string[]) => new Set(files.flatMap((path) => featureOf(path) ?? []))
  const features = listFeatures(product)
  const served = listFeatures(product.filter((path) => !path.includes('/web/')))
  const isAnyChanged = (pattern: RegExp) => paths.some((path) => pattern.test(path))

  const findCalledFeatures = createCallFinder(code)
  const isWholeDatabase = isAnyChanged(ALL_WITH_DATABASE)
  const isTestAffected = (path: string) =>
    reached.has(path) ||
    (isWholeDatabase && usesDatabase(path)) ||
    (served.size > 0 && isServerTest(path) && findCalledFeatures(path).some((name) => served.has(name)))

  const isWholePage = product.some((path) => path.startsWith('src/app/web/')) || isAnyChanged(ALL_JOURNEYS)
  const isJourneyAffected = (path: string) =>
    isWholePage || reached.has(path) || (calls[path] ?? [...features]).some((name) => features.has(name))

  const tests = code.map(({ path }) => path).filter(isTest)
  return {
    everything: isAnyChanged(EVERYTHING),
    tests: tests.filter((path) => !isJourney(path) && isTestAffected(path)),
    journeys: tests.filter((path) => isJourney(path) && isJourneyAffected(path)),
  }
}

export const readAllCode = () => ['src', 'test', 'e2e', 'scripts', 'bench'].flatMap((folder) => readCode(folder))

/** The server reads the catalogues of a folder. Contracts import the English one for its type. */
const toImportedCatalogue = (path: string) => path.replace(/(\/messages\/)(fr|tr|hi|mr)\.json$/, '$1en.json')

/** Lists of routes, and app files that import from more than a few features, put the app together. */
const isList = ({ path, imports }: SourceFile) =>
  isProduct(path) &&
  path.startsWith('src/app/') &&
  (path.includes('/routes/') || new Set(imports.map(featureOf).filter(Boolean)).size > 3)

const isListed = (path: string) => featureOf(path) !== undefined || path.startsWith('src/app/web/layouts/')

function findDependents(changed: readonly string[], code: readonly SourceFile[]): Set<string> {
  const dependents = new Map<string, string[]>()
  for (const file of code) {
    const followed = isList(file) ? file.imports.filter((imported) => !isListed(imported)) : file.imports
    for (const target of [...followed, ...file.named, ...listPatternFiles(file)])
      dependents.set(target, [...(dependents.get(target) ?? []), file.path])
  }
  const reached = new Set(changed)
  // The loop goes on with what it adds.
  for (const path of reached) for (const dependent of dependents.get(path) ?? []) reached.add(dependent)
  return reached
}

/** A page imports the files in which features declare what they add to it. */
const listPatternFiles = ({ patterns }: SourceFile): string[] =>
  patterns.filter((pattern) => /\.tsx?$/.test(pattern)).flatMap((pattern) => globSync(pattern))

/** Finds the features that a test calls, itself, through its helpers in `src/testing` or through examples of calls. */
function createCallFinder(code: readonly SourceFile[]): (test: string) => string[] {
  const files = new Map(code.map((file) => [file.path, file]))
  const findFeatures = createFeatureFinder()
  const found = new Map<string, string[]>()
  const findIn = (path: string) => {
    const features = found.get(path) ?? findFeatures(readFileSync(path, 'utf8'))
    found.set(path, features)
    return features
  }
  return (test) => {
    const sources = new Set([test])
    for (const source of sources) {
      const { imports = [], named = [] } = files.get(source) ?? {}
      for (const path of [...imports, ...named]) if (isHelper(path) && files.has(path)) sources.add(path)
    }
    return [...sources].flatMap(findIn)
  }
}
