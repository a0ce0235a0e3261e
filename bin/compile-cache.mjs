// Preloaded by the command line: keeps the compiled code, so that later starts neither strip types nor compile.
// Plain JavaScript, because stripping the types of one file loads the compiler. Does nothing if dist is not writable.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)))
