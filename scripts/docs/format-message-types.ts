import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Formats the types of the catalogues' keys, for `t`. */
export function formatMessageTypes(): string {
  const files = globSync('{features/**,shared}/contract/messages/en.json', { cwd: 'src' }).map((path) => ({
    namespace: basename(dirname(dirname(dirname(path)))),
    path,
  }))
  const resources = files
    .toSorted((a, b) => (a.namespace < b.namespace ? -1 : 1))
    .map(({ namespace, path }) => {
      const name = namespace.includes('-') ? `'${namespace}'` : namespace
      return `      ${name}: typeof import('#${path}')`
    })
  return `// Generated from the catalogues by \`npm run docs\`; \`npm run verify\` fails if it is outdated.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared'
    nsSeparator: ':'
    keySeparator: false
    returnNull: false
    resources: {
${resources.join('\n')}
    }
  }
}
`
}
