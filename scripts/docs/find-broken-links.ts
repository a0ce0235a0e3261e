import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const listDocuments = () => [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['docs', 'bench'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

/** Finds relative links of the documents to files that do not exist, for example a promise whose test was removed. */
export function findBrokenLinks(documents = listDocuments()): string[] {
  return documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z-]+:/.test(target) && !existsSync(join(dirname(document), target)))
      .map((target) => `${document} links to ${target}, which does not exist`),
  )
}
