import type { MoveFields } from '#features/domain/courses/batches/contract/move-shape.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { addMonths } from '#shared/contract/add-months.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { type ErrorMessage, invalid, invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { listMarksOutside, type MarkOutside, moveMarks } from './batch-moves.sql.ts'
import { markedDays } from './marked-days.ts'

const message = messagesOf<typeof en>('enrolments')

/** A course that may move to a batch. */
export type Movable = {
  id: string
  batchId: string
  joiningDate: string
  /** Its last day, if it was ended. */
  endedOn: string | null
  movedOn?: MoveFields['movedOn']
}
/** The first day in the new batch, or why the student cannot move on that day. */
export type Move = { since: string; problem?: undefined } | { problem: ErrorMessage }

const MAX_MONTHS_AHEAD = 12
const NAMED_DAYS = 10

/** Returns the moves by the id of the course. 422 at `movedOn`: more than a year ahead. */
export async function planMoves(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  courses: readonly Movable[],
): Promise<Map<string, Move>> {
  const today = await getToday(tx, ctx.clock)
  const lastDay = addMonths(today, MAX_MONTHS_AHEAD)
  if (courses.some(({ movedOn }) => movedOn && movedOn > lastDay))
    throw invalidField('movedOn', message('movesTooLate'))
  const marks = Map.groupBy(await listMarksOutside(tx, courses), ({ enrolmentId }) => enrolmentId)
  return new Map(courses.map((course) => [course.id, planMove(course, marks.get(course.id) ?? [], today)]))
}

function planMove({ joiningDate, endedOn, movedOn }: Movable, marks: MarkOutside[], today: string): Move {
  const hasEnded = endedOn !== null && endedOn < today
  const since = movedOn ?? (hasEnded ? joiningDate : today)
  const later = marks.filter(({ day }) => day >= since)
  const last = later.at(-1)
  if (last === undefined) return { since }
  if (!movedOn && !hasEnded) return { since: addDays(last.day, 1) }
  return { problem: { key: message('markedInFormer'), values: { batch: last.batch, days: nameDays(later) } } }
}

function nameDays(marks: readonly { day: string }[]): string {
  const days = [...new Set(marks.map(({ day }) => day))]
  return days.length > NAMED_DAYS ? `${days.slice(0, NAMED_DAYS).join(', ')} …` : days.join(', ')
}

type MovedCourse = Omit<Movable, 'movedOn'> & { studentId: string; isPending: boolean }

type Moved = {
  /** The first day in the new batch; null from joining. */
  batchSince: string | null
  marksMoved?: number
}

/**
 * Chooses the first day of a course in another batch; moves the marks there if the student was always in it. Call it
 * before the batch is changed, with the student locked. A registration that awaits approval was in no batch yet. 422:
 * the day of the move is before marks in the former batch, or marks cannot move because the student is marked in both.
 */
export async function chooseBatchDay(
  tx: Tx,
  ctx: Ctx<Actor>,
  course: MovedCourse,
  { movedOn, alwaysInBatch }: MoveFields,
): Promise<Moved> {
  if (course.isPending) return { batchSince: null }
  if (alwaysInBatch) return { batchSince: null, marksMoved: await moveAllMarks(tx, ctx, course) }
  const move = (await planMoves(tx, ctx, [{ ...course, movedOn }])).get(course.id)!
  if (move.problem) throw invalid({ movedOn: move.problem })
  return { batchSince: move.since }
}

async function moveAllMarks(tx: Tx, ctx: Ctx<Actor>, { id, studentId, batchId }: MovedCourse): Promise<number> {
  const marks = await listMarksOutside(tx, [{ id, batchId }])
  const taken = new Set(await markedDays.get()(tx, studentId, batchId))
  const twice = marks.filter(({ day }, index) => taken.has(day) || marks[index - 1]?.day === day)
  if (twice.length > 0) throw invalidField('alwaysInBatch', message('markedInBoth'), { days: nameDays(twice) })
  return moveMarks(tx, { enrolmentId: id, batchId, by: ctx.actor.id, at: ctx.clock.now() })
}
