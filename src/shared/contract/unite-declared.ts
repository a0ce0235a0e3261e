import type { Feature } from './feature.ts'

type Declared = 'permissions' | 'topics' | 'records'
type Part<Name extends Declared> = NonNullable<Feature[Name]>
type Value<Name extends Declared> = Part<Name>[keyof Part<Name>]
type Declaring<Name extends Declared> = { name: string } & { [Key in Name]?: Readonly<Record<string, Value<Name>>> }

/** Unites a part of all features by its keys. Throws if two features declare the same key. */
export function uniteDeclared<Name extends Declared>(
  features: readonly Declaring<Name>[],
  part: Name,
): Readonly<Record<string, Value<Name>>> {
  const owners = new Map<string, string>()
  const united: Record<string, Value<Name>> = {}
  for (const feature of features)
    for (const [key, value] of Object.entries<Value<Name>>(feature[part] ?? {})) {
      const owner = owners.get(key)
      if (owner !== undefined) throw new Error(`${owner} and ${feature.name} both declare ${key} in ${part}`)
      owners.set(key, feature.name)
      united[key] = value
    }
  return united
}
