import { parseArgs } from 'node:util'
import { report } from './measure.ts'
import { CPU_RATE, KILOBITS } from './phone/browser.ts'
import { startInstitute } from './phone/institute.ts'
import { measureInteractions } from './phone/interactions.ts'
import { measureNextScreens } from './phone/next-screens.ts'
import { measureSearch } from './phone/search-latency.ts'

// node bench/phone.ts [--runs 5] [--latency 150] [--data DIR] [--only PATTERN] [--web a-built-page]
// Measures what HR waits for in Chromium, in an institute of 10,000 students: next screens on a slow network and processor,
// searching on a fast one, and interactions on a slow processor. First screens: first-screens.ts. A run of all parts stores the figures.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    latency: { type: 'string', default: '150' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    web: { type: 'string' },
  },
})
const runs = Number(values.runs)
const latencyMs = Number(values.latency)
const slow = { cpuRate: CPU_RATE, network: { latencyMs } }

const institute = await startInstitute({ data: values.data, web: values.web })
try {
  const parts = {
    next: () => measureNextScreens(institute, slow, runs),
    search: () => measureSearch(institute, 4 * runs),
    interactions: () => measureInteractions(institute, runs),
  }
  const chosen = Object.entries(parts).filter(([name]) => new RegExp(values.only).test(name))
  const measurements = []
  for (const [, measurePart] of chosen) measurements.push(...(await measurePart()))
  if (values.only === '')
    report('waiting on a phone', measurements, { network: `${KILOBITS} kbit/s, ${latencyMs} ms`, cpu: `1/${CPU_RATE}` })
  else console.table(measurements)
} finally {
  await institute.stop()
}
