import { listCatalogues } from '#shared/server/messages.ts'

export function formatMessageTypes(): string {
  const catalogues = listCatalogues('en').map((catalogue) => ({
    ...catalogue,
    type: toCamelCase(catalogue.namespace),
  }))
  const imports = catalogues.map(({ type, path }) => `import type ${type} from '#${path}'`)
  const resources = catalogues.map(({ namespace, type }) => {
    const name = namespace === type ? namespace : `'${namespace}'`
    return `    ${name}: typeof ${type}`
  })
  return `// Generated from the catalogues by \`npm run docs\`; \`npm run verify\` fails if it is outdated.
${imports.join('\n')}

declare module '#shared/web/message-keys.ts' {
  interface Catalogues {
${resources.join('\n')}
  }
}
`
}

const toCamelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
