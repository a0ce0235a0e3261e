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
