import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { removeMunshi, SETUP_ENV, startMunshi } from './munshi.ts'
import { createTemporaryDirectory } from './temporary-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    preparedDirectory: string
  }
}

/**
 * Makes one data directory of an institute that is set up, which `copyPreparedInstitute` copies. Most of the first
 * start is initdb, the migrations and the set-up. A copy has the same password and keys, and gets a socket or port of
 * its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createTemporaryDirectory()
  const remove = () => removeMunshi(dataDir)
  try {
    const app = await startMunshi({ dataDir, env: SETUP_ENV })
    const code = await app.kill('SIGTERM')
    if (code !== 0) throw new Error(`The app ended with ${code}:\n${app.output.join('\n')}`)
    rmSync(join(dataDir, 'postgres/socket'), { recursive: true, force: true })
    project.provide('preparedDirectory', dataDir)
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
