import type { ApiProblem } from '#shared/contract/endpoint.ts'

/** What a call was refused with. `status` 0 means that no answer came; `message` is a sentence for people. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ApiProblem

  constructor(status: number, problem: ApiProblem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}
