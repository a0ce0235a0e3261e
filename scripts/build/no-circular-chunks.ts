import type { Plugin } from 'vite'

/** Fails the build when chunks import each other: a module could be evaluated before what it uses. */
export const noCircularChunks: Plugin = {
  name: 'no-circular-chunks',
  generateBundle(_options, bundle) {
    const done = new Set<string>()
    const visit = (name: string, path: string[]): void => {
      if (path.includes(name)) this.error(`Circular chunks: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`)
      const chunk = bundle[name]
      if (done.has(name) || chunk?.type !== 'chunk') return
      for (const imported of chunk.imports) visit(imported, [...path, name])
      done.add(name)
    }
    for (const name of Object.keys(bundle)) visit(name, [])
  },
}
