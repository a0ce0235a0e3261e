// Prints the TypeScript types of the OpenAPI document on stdin, as openapi-typescript generates them.
import { registerHooks } from 'node:module'
import { json } from 'node:stream/consumers'

// openapi-typescript uses the compiler API of TypeScript 5 and 6, which TypeScript 7 no longer has.
const compiler = import.meta.resolve('@ts-morph/common/dist/typescript.js')
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? compiler : specifier, context),
})
const { default: generate, astToString } = await import('openapi-typescript')
const document = (await json(process.stdin)) as Parameters<typeof generate>[0]
process.stdout.write(astToString(await generate(document)))
