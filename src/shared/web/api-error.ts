import type { ApiProblem } from '#shared/contract/endpoint.ts'

/** An error response. `status` 0: there was no response. `message` is translated. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ApiProblem

  constructor(status: number, problem: ApiProblem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

/** Whether sending the same again may succeed. The first attempt may have been saved. */
export const canSendAgain = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
