import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const listDocuments = () => [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...(readdirSync('docs', { recursive: true }) as string[])
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** Relative links of the documents to files that do not exist: a promise whose test was removed, for example. */
export function findBrokenLinks(documents = listDocuments()): string[] {
  return documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(document), target)))
      .map((target) => `${document} links to ${target}, which does not exist`),
  )
}
