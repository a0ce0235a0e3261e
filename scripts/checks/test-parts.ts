import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, type Report } from './read-reports.ts'
import { run } from './run.ts'
import { runChecks, STATIC_CHECKS, vitest } from './static-checks.ts'

/** Undefined selects all files of a part. */
export type Files = readonly string[] | undefined
export type Part = {
  cores: 1 | 2
  needsPage?: true
  /** The files of a part among those that a change can reach. Without it the part is always run. */
  select?: (files: readonly string[]) => string[]
  run: (files: Files) => Promise<Report>
}

type Options = {
  isFull: boolean
  chromium: string
  recordCalls: string | undefined
  /** The features whose screens the walk over all screens opens; undefined: all. */
  screens: readonly string[] | undefined
}

/** `remove` deletes the reports of the parts. */
export function createParts({ isFull, chromium, recordCalls, screens }: Options) {
  const reports = mkdtempSync(join(tmpdir(), 'munshi-reports-'))
  const env: Record<string, string> = {
    CHROMIUM_PATH: chromium,
    // The tests start the app more than a hundred times: with its compiled code, each start takes a third less CPU
    // time.
    NODE_COMPILE_CACHE: join(reports, 'compile-cache'),
    ...(isFull && { FULL_RUN: '1' }),
    ...(recordCalls !== undefined && { RECORD_CALLS: recordCalls }),
  }

  async function runVitest(name: string, projects: readonly string[], files: Files): Promise<Report> {
    const file = join(reports, `${name}.json`)
    const command = vitest(
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(files ?? []),
    )
    const { code } = await run(command, { label: name, env })
    return readVitestReport(file, code)
  }

  async function runPlaywright(files: Files): Promise<Report> {
    const file = join(reports, 'e2e.json')
    const program = 'node_modules/@playwright/test/cli.js'
    const { code } = await run(['node', program, 'test', '--reporter=list,json', ...(files ?? [])], {
      label: 'e2e',
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        E2E_OUTPUT: join(reports, 'e2e'),
        ...(screens !== undefined && { SCREENS_OF: screens.join() }),
      },
    })
    return readPlaywrightReport(file, code)
  }

  let built: ReturnType<typeof run> | undefined
  async function buildPage(): Promise<Report> {
    built ??= run(['node', 'scripts/prepare.mjs'], { label: 'page' })
    const { code } = await built
    return { tally: { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }, seconds: {}, failures: [] }
  }

  const withPage = (part: Part): Part => ({
    ...part,
    needsPage: true,
    run: async (files) => {
      const report = await buildPage()
      return report.tally.failed === 0 ? part.run(files) : report
    },
  })

  async function runStaticChecks(): Promise<Report> {
    const failed = await runChecks(STATIC_CHECKS)
    return { tally: { passed: STATIC_CHECKS.length - failed, failed, skipped: 0 }, seconds: {}, failures: [] }
  }

  const parts: Record<string, Part> = {
    e2e: withPage({
      cores: 2,
      select: (files) => files.filter((file) => file.startsWith('e2e/')),
      run: runPlaywright,
    }),
    server: {
      cores: 2,
      select: (files) => files.filter((file) => /^src\/(?!embedded-postgres\/)(.*\/)?server\//.test(file)),
      run: (files) => runVitest('server', ['api'], files),
    },
    reliability: withPage({
      cores: 1,
      select: (files) => files.filter((file) => file.startsWith('test/reliability/')),
      run: (files) => runVitest('reliability', ['reliability'], files),
    }),
    web: {
      cores: 1,
      select: (files) => files.filter((file) => /^src\/(.*\/)?web\//.test(file)),
      run: (files) => runVitest('web', ['web'], files),
    },
    // They read the code and the documents of the whole repository.
    unit: { cores: 1, run: () => runVitest('unit', ['unit'], undefined) },
    postgres: {
      cores: 1,
      select: (files) => files.filter((file) => file.startsWith('src/embedded-postgres/')),
      run: (files) => runVitest('postgres', ['embedded-postgres'], files),
    },
    static: { cores: 1, run: runStaticChecks },
  }
  const page: Part = { cores: 1, run: buildPage }
  return { parts, page, remove: () => rmSync(reports, { recursive: true, force: true }) }
}
