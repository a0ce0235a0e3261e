import { relative } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Lists the code of packages that runs when they are imported by these names: what they import or require, by the
 * conditions of Node. Packages also contain builds for browsers and for the other module system.
 */
export async function listModules(names: readonly string[]): Promise<Set<string>> {
  const modules = new Set<string>()
  const build = await rolldown({
    input: [...names],
    platform: 'node',
    treeshake: false,
    resolve: { conditionNames: ['node', 'module-sync'], mainFields: ['main'] },
    external: /\.node$/,
    checks: { eval: false },
    plugins: [
      {
        name: 'list-modules',
        moduleParsed: ({ id }) => void modules.add(relative('.', id).replaceAll('\\', '/')),
      },
    ],
  })
  await build.generate({ format: 'esm' })
  await build.close()
  return modules
}
