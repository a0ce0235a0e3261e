import { globSync, readFileSync } from 'node:fs'
import { findPlace, isExamples, readCode, type SourceFile } from '../../test/read-code.ts'
import { createFeatureFinder } from './call-features.ts'

type Options = {
  changed: readonly string[]
  /** The features that each journey calls, and those whose screens it opens, as recorded. */
  calls: Journeys
  opened: Journeys
  code?: readonly SourceFile[]
}
type Journeys = Readonly<Record<string, readonly string[]>>

/**
 * `everything` if a changed file can reach any test, such as the lockfile. `screens`: the features whose screens the
 * change can reach; undefined for all.
 */
export type AffectedTests = {
  everything: boolean
  tests: string[]
  journeys: string[]
  screens: string[] | undefined
}

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
const isFrame = (path: string) => path.startsWith('src/app/web/')
const featureOf = (path: string) => findPlace(path)?.folder

/**
 * Finds the tests that a change can reach: those that import a changed file, directly or not; those of the server that
 * call a feature with such a file; and the journeys that were recorded to call it or, if only its page changed, to open
 * its screens. The files of the app that put all features together connect none of them. The frame of the page, which
 * all tests of screens render, is tested with what it shows by its own tests and by journeys.
 */
export function findAffectedTests({ changed, calls, opened, code = readAllCode() }: Options): AffectedTests {
  const paths = changed.map(toImportedCatalogue)
  const dependents = listDependents(code)
  const reachedByFrame = follow(paths, dependents)
  const reached = follow(paths, dependents, (from, to) => featureOf(from) !== undefined && isFrame(to))
  const product = [...reached].filter(isProduct)
  const listFeatures = (files: readonly string[]) => new Set(files.flatMap((path) => featureOf(path) ?? []))
  const features = listFeatures(product)
  const served = listFeatures(product.filter((path) => !path.includes('/web/')))
  const isAnyChanged = (pattern: RegExp) => paths.some((path) => pattern.test(path))

  const findCalledFeatures = createCallFinder(code)
  const isWholeDatabase = isAnyChanged(ALL_WITH_DATABASE)
  const isTestAffected = (path: string) =>
    (isFrame(path) ? reachedByFrame : reached).has(path) ||
    (isWholeDatabase && usesDatabase(path)) ||
    (served.size > 0 && isServerTest(path) && findCalledFeatures(path).some((name) => served.has(name)))

  const isWholePage = product.some(isFrame) || isAnyChanged(ALL_JOURNEYS)
  const isPageOnly = served.size === 0 && ![...reachedByFrame].some(isFrame)
  const recorded = isPageOnly ? opened : calls
  const isJourneyAffected = (path: string) =>
    isWholePage || reached.has(path) || (recorded[path] ?? [...features]).some((name) => features.has(name))

  const tests = code.map(({ path }) => path).filter(isTest)
  return {
    everything: isAnyChanged(EVERYTHING),
    tests: tests.filter((path) => !isJourney(path) && isTestAffected(path)),
    journeys: tests.filter((path) => isJourney(path) && isJourneyAffected(path)),
    screens: isWholePage ? undefined : [...features],
  }
}

export const readAllCode = () => ['src', 'test', 'e2e', 'scripts', 'bench'].flatMap((folder) => readCode(folder))

/** The server reads the catalogues of a folder. Contracts import the English one for its type. */
const toImportedCatalogue = (path: string) => path.replace(/(\/messages\/)(fr|tr|hi|mr)\.json$/, '$1en.json')

/** Lists of routes, and app files that import from more than a few features, put the app together. */
const isList = ({ path, imports }: SourceFile) =>
  isProduct(path) &&
  path.startsWith('src/app/') &&
  (path.includes('/routes/') || new Set(imports.map(featureOf).filter(Boolean)).size > 4)

const isListed = (path: string) => featureOf(path) !== undefined || path.startsWith('src/app/web/layouts/')

type Dependents = ReadonlyMap<string, readonly string[]>

function listDependents(code: readonly SourceFile[]): Dependents {
  const dependents = new Map<string, string[]>()
  const findImported = createImportFinder(code)
  const add = (target: string, path: string) => dependents.set(target, [...(dependents.get(target) ?? []), path])
  for (const file of code) {
    const fills = listFills(file, findImported)
    const filled = new Set(fills.map(({ slot }) => slot))
    const imports = findImported(file).filter((imported) => !filled.has(imported))
    const followed = isList(file) ? imports.filter((imported) => !isListed(imported)) : imports
    for (const target of [...followed, ...file.named, ...listPatternFiles(file)]) add(target, file.path)
    for (const { slot, filler } of fills) add(filler, slot)
  }
  return dependents
}

/** Also returns the files themselves. */
function follow(
  changed: readonly string[],
  dependents: Dependents,
  isLeftOut = (_from: string, _to: string) => false,
): Set<string> {
  const reached = new Set(changed)
  // The loop goes on with what it adds.
  for (const path of reached)
    for (const dependent of dependents.get(path) ?? []) if (!isLeftOut(path, dependent)) reached.add(dependent)
  return reached
}

const isPublic = (path: string) => path.endsWith('/public.ts')

/** Finds what a file imports. A name that a `public.ts` passes on is imported from the file that has it. */
function createImportFinder(code: readonly SourceFile[]): (file: SourceFile) => string[] {
  const files = new Map(code.map((file) => [file.path, file]))
  const findSource = (file: string, name: string): string => {
    const passed = isPublic(file) ? files.get(file)?.passedOn[name] : undefined
    return passed ? findSource(passed.file, passed.name) : file
  }
  return ({ path, imports, importedNames }) => {
    if (isPublic(path)) return []
    return imports.flatMap((imported) => [
      imported,
      ...(isPublic(imported) ? (importedNames[imported] ?? listNames(files.get(imported))) : []).map((name) =>
        findSource(imported, name),
      ),
    ])
  }
}

/** A slot of the server calls what features to the right fill it with. */
function listFills(file: SourceFile, findImported: (file: SourceFile) => string[]) {
  const findFile = (name: string) =>
    Object.entries(file.importedNames).flatMap(([path, names]) =>
      names.includes(name)
        ? (findImported({ ...file, imports: [path], importedNames: { [path]: [name] } }).at(-1) ?? [])
        : [],
    )
  return file.fills.flatMap(({ slot: name, names }) =>
    findFile(name).flatMap((slot) => names.flatMap(findFile).map((filler) => ({ slot, filler }))),
  )
}

const listNames = (file: SourceFile | undefined) => Object.keys(file?.passedOn ?? {})

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
