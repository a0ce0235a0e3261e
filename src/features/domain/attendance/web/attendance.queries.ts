import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const MARKS_PER_PAGE = 10
export const CARDS_PER_PAGE = 12
/** A student is marked once a day in each batch, so a month with three batches fits one response. */
const MAX_MARKS_PER_MONTH = 100

type BatchDay = { batchCode: string; date: string | undefined }
type Month = { month: number; year: number }
type StudentQuery = { page: number; month: number | undefined; year: number | undefined }

const shows = ['students', 'batches', 'courses'] as const

export const attendanceQueries = {
  all: () => ['attendance'] as const,
  roster: (query: BatchDay) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'roster', query],
      queryFn: ({ signal }) => call('GET /api/attend/roster', { query, signal }),
      meta: { shows },
    }),
  today: () =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'today'],
      queryFn: ({ signal }) => call('GET /api/attend/today', { query: {}, signal }),
      meta: { shows },
    }),
  day: (query: { batchCode: string; date: string }) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'day', query],
      queryFn: ({ signal }) => call('GET /api/attend', { query, signal }),
      meta: { shows },
    }),
  register: (query: { batchCode: string } & Month) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'register', query],
      queryFn: ({ signal }) => call('GET /api/attend/register', { query, signal }),
      placeholderData: keepPreviousData,
      meta: { shows },
    }),
  listByStudent: (id: string, query: StudentQuery) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'student', id, query],
      queryFn: ({ signal }) =>
        call('GET /api/attend/{id}', { params: { id }, query: { ...query, limit: MARKS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows },
    }),
  month: (id: string, query: Month) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'month', id, query],
      queryFn: ({ signal }) =>
        call('GET /api/attend/{id}', { params: { id }, query: { ...query, limit: MAX_MARKS_PER_MONTH }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows },
    }),
}

type SaveRequest = { marks: BodyOf<'POST /api/attend'>; version: number | null; key: string }

export function useSaveMarks(day: BatchDay) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const refreshAttendance = () => refresh(attendanceQueries.all())
  return useMutation({
    mutationFn: ({ marks, version, key }: SaveRequest) =>
      version === null
        ? call('POST /api/attend', { body: marks, key })
        : call('PUT /api/attend', { body: marks, ifMatch: version }),
    onSuccess: ({ version }, { marks }) => {
      // Puts the sheet into update mode before the refreshed roster arrives.
      client.setQueryData(
        attendanceQueries.roster(day).queryKey,
        (roster) => roster && applySavedMarks(roster, marks, version),
      )
      void refreshAttendance()
    },
    // A conflict is caused by another change: load it before the error is shown.
    onError: (error) => (error instanceof ApiError && isRejected(error) ? refreshAttendance() : undefined),
  })
}

const isRejected = ({ status }: ApiError) => status === 404 || status === 409 || status === 422

function applySavedMarks(roster: Roster, marks: SaveRequest['marks'], version: number): Roster {
  const present = new Map(marks.map(({ student, attendence }) => [student, attendence]))
  const students = roster.students.map((row) => ({ ...row, attendence: present.get(row.student) ?? row.attendence }))
  return { ...roster, students, version }
}
