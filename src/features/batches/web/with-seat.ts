import { ApiError } from '#shared/web/api-error.ts'
import type { Wait } from './ask-for-seat.ts'

/**
 * If the batch is full, asks whether to give a seat nevertheless, and sends again. With `wait`, the person can be put on the waiting
 * list instead. Without a seat, the form shows the error.
 */
export async function withSeat<R>(send: (seat: { overbook?: true }) => Promise<R>, wait?: Wait): Promise<R> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'batch_full') throw error
    const { askForSeat } = await import('./ask-for-seat.ts')
    if (!(await askForSeat(error, wait))) throw error
    return send({ overbook: true })
  }
}
