import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

const Release = z.object({ version: z.string(), platform: z.string(), publicKey: z.nullable(z.string()) })

/** An installation from an archive. `home` contains the launcher and the versions. */
export type Installation = z.infer<typeof Release> & { home: string }

/** Returns undefined in a checkout, a package of npm or a system's package: others update these. */
export function findInstallation(
  environment: Record<string, string | undefined> = process.env,
): Installation | undefined {
  const launcher = environment['MUNSHI_LAUNCHER']
  if (launcher === undefined || launcher === '') return undefined
  const release = Release.parse(JSON.parse(readFileSync('release.json', 'utf8')))
  return { ...release, home: dirname(launcher) }
}
