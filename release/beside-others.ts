import { isWindows, type Platform } from './platforms.ts'
import { type Entry, moveInto, textFile } from './tree.ts'

type Options = { platform: Platform; version: string; program: readonly Entry[] }

/** Returns the content of an archive: a launcher and one version, beside which updates lay others. */
export function besideOthers({ platform, version, program }: Options): Entry[] {
  const launcher = isWindows(platform) ? 'munshi.cmd' : 'munshi'
  return moveInto('munshi', [
    ...moveInto(`versions/${version}`, program),
    textFile('current', `${version}\n`),
    { path: launcher, file: `release/files/${launcher}`, isExecutable: true },
  ])
}
