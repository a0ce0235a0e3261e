import type { WithoutPlural } from '#shared/contract/messages.ts'

/** The English catalogues, which `src/app/web/message-types.d.ts` adds. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Catalogues {}

export type Namespace = keyof Catalogues
export type Namespaces = Namespace | readonly Namespace[]

type KeyIn<Name extends Namespace> = WithoutPlural<keyof Catalogues[Name] & string>
type KeyWithNamespace<Name extends Namespace> = { [Each in Name]: `${Each}:${KeyIn<Each>}` }[Name]
type First<Names extends Namespaces> = Names extends readonly [infer Name, ...unknown[]] ? Name : Names
type Each<Names extends Namespaces> = Names extends readonly (infer Name)[] ? Name : Names

/** The keys of the first namespace, and those of all with their namespace: `amount`, `fees:amount`. */
export type Key<Names extends Namespaces> = KeyIn<First<Names> & Namespace> | KeyWithNamespace<Each<Names> & Namespace>

/** With `count`, it uses the plural form. With `lng`, it translates into that language, which may have to be loaded. */
export type Translate<Names extends Namespaces> = (
  key: Key<Names>,
  values?: Readonly<Record<string, unknown>>,
) => string
