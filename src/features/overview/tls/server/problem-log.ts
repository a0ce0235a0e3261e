import { describeProblem, type Problem, toProblem } from './describe-problem.ts'
import type { HttpsContext } from './https-service.ts'

/** Keeps the first problem of a run, and logs it when it differs from that of the run before. */
export function createProblemLog(log: HttpsContext['log']) {
  let logged: string | undefined
  let current: Problem | null = null
  const report = (problem: Problem) => {
    current ??= problem
  }
  return {
    get current() {
      return current
    },
    report,
    /** Runs each step, also after one that failed. */
    async collect(steps: readonly (() => Promise<void>)[]) {
      current = null
      for (const step of steps) await step().catch((error: unknown) => report(toProblem(error)))
      const text = current === null ? undefined : describeProblem(current)
      if (text !== undefined && text !== logged) log.warn(text)
      logged = text
    },
  }
}
