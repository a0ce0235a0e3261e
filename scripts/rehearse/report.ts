import { FAULTS } from './faults.ts'
import type { Round } from './run-round.ts'

const LIMIT_SECONDS = 30

export const formatRound = (round: Round, n: number) =>
  [
    String(n).padStart(5),
    round.fault.padEnd(9),
    round.seconds.toFixed(1).padStart(15),
    round.rejoinSeconds.toFixed(1).padStart(9),
    String(round.lost.length).padStart(4),
    String(round.faults.length).padStart(6),
    String(round.withoutRetryAfter).padStart(17),
  ].join('  ')

export const HEADER = 'round  fault      without service s  rejoin s  lost  faults  5xx no Retry-After'

export function formatSummary(rounds: readonly Round[]): string[] {
  return Object.keys(FAULTS).flatMap((fault) => {
    const seconds = rounds.filter((round) => round.fault === fault).map((round) => round.seconds)
    if (seconds.length === 0) return []
    return `${fault}: ${seconds.length} rounds, seconds without service: median ${getMedian(seconds).toFixed(1)}, worst ${Math.max(...seconds).toFixed(1)}`
  })
}

export function listBrokenPromises(rounds: readonly Round[]): string[] {
  return rounds.flatMap(({ seconds, lost, faults, withoutRetryAfter }, index) => {
    const name = `round ${index + 1}`
    return [
      ...lost.slice(0, 5).map((receipt) => `${name}: an acknowledged payment was lost, ${receipt}`),
      ...faults.map((fault) => `${name}: ${fault}`),
      ...(seconds > LIMIT_SECONDS
        ? [`${name}: ${seconds.toFixed(1)} s without service, more than ${LIMIT_SECONDS}`]
        : []),
      ...(withoutRetryAfter > 0 ? [`${name}: ${withoutRetryAfter} responses 5xx without Retry-After`] : []),
    ]
  })
}

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
