import { join } from 'node:path'

/** Code that imports React gets Preact, in the page and in the tests of components. The types remain those of React. */
export const preact = [
  { find: /^react$/, replacement: join(import.meta.dirname, 'react-names.js') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/compat/jsx-dev-runtime' },
]
