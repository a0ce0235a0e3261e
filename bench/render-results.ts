import { readFileSync, writeFileSync } from 'node:fs'
import { compareWithTargets, type Comparison } from './compare-with-targets.ts'
import { renderCalls } from './render-calls.ts'
import { type Entry, type Measurement, readResults, type Results } from './results.ts'
import { formatTable } from './format-table.ts'

const RESULTS = new URL('RESULTS.md', import.meta.url)
const CHANGES = new URL('CHANGES.md', import.meta.url)

/** Writes RESULTS.md from results.json. What was changed for speed is written by hand in CHANGES.md. */
export function renderResults(): void {
  const { calls, ...others } = readResults()
  const results: Results = { ...(calls && { calls }), ...others }
  const sections = [INTRODUCTION, renderTargets(results), ...Object.entries(results).map(renderEntry), readChanges()]
  writeFileSync(RESULTS, `${sections.join('\n\n')}\n`)
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\` and the other scripts of this folder from \`results.json\`, which stays on the machine that
measured. Do not edit it: what was changed for speed is in [CHANGES.md](CHANGES.md), which is repeated at the end. CPU is that of the app and of all processes
of PostgreSQL, per call.`

const LEVELS = { met: 'met', missed: '**missed**' } as const

function renderTargets(results: Results): string {
  const comparisons = Object.entries(results).flatMap(([title, entry]) => compareWithTargets(title, entry))
  const groups = [...Map.groupBy(comparisons, ({ target }) => target)]
  const rows = groups.map(([target, members]) => {
    const missed = members.filter(({ isMet }) => !isMet)
    return [
      target,
      LEVELS[missed.length === 0 ? 'met' : 'missed'],
      `${members.length - missed.length} of ${members.length}`,
      missed.map(formatMiss).join('; '),
    ]
  })
  return `## Targets\n\n${formatTable(['target', 'result', 'met', 'missed by'], rows)}`
}

const formatMiss = ({ name, value }: Comparison) => `${name} (${value})`

function renderEntry([title, entry]: [string, Entry]): string {
  const heading = `## ${title.slice(0, 1).toUpperCase()}${title.slice(1)}\n\n${describeMachine(entry)}`
  const body = entry.cases ? renderCalls(entry.cases) : renderMeasurements(entry.measurements ?? [])
  return `${heading}\n\n${body}`
}

function describeMachine({ at, machine }: Entry): string {
  const { cores, cpu = 'unknown processor', node, memoryGb } = machine
  return `${at}, ${cores} cores (${cpu})${memoryGb === undefined ? '' : `, ${memoryGb} GiB`}, Node ${node.slice(1)}.`
}

function renderMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, median, p95, runs, unit = 'ms', budget, atLeast }) => [
    name,
    `${median} ${unit}`,
    `${p95} ${unit}`,
    String(runs),
    budget === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${budget}`,
  ])
  return formatTable(['what', 'median', 'p95', 'runs', 'target'], rows)
}

const readChanges = () => readFileSync(CHANGES, 'utf8').trim().replaceAll(/^#/gm, '##')
