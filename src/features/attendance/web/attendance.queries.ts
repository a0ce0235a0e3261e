import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { attendanceApi, type Roster } from '#features/attendance/contract/attendance.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const MARKS_PER_PAGE = 10
/** A student has one mark a day at most: a month's fit one answer. */
const MARKS_IN_A_MONTH = 31

/** Without a date, of today. */
type BatchDay = { batchCode: string; date: string | undefined }
type OfMonth = { month: number; year: number }
type OfStudent = { page: number; month: number | undefined; year: number | undefined }

/** What it shows of students and batches changes with them. */
const shows = ['students', 'batches', 'courses']

export const attendanceQueries = {
  all: () => ['attendance'] as const,
  roster: (of: BatchDay) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'roster', of],
      queryFn: ({ signal }) => call(attendanceApi.roster, { query: of, signal }),
      meta: { shows },
    }),
  ofDay: (of: { batchCode: string; date: string }) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'of-day', of],
      queryFn: ({ signal }) => call(attendanceApi.list, { query: of, signal }),
      meta: { shows },
    }),
  ofStudent: (id: string, query: OfStudent) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'of-student', id, query],
      queryFn: ({ signal }) =>
        call(attendanceApi.ofStudent, { params: { id }, query: { ...query, limit: MARKS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows },
    }),
  ofMonth: (id: string, query: OfMonth) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'of-month', id, query],
      queryFn: ({ signal }) =>
        call(attendanceApi.ofStudent, { params: { id }, query: { ...query, limit: MARKS_IN_A_MONTH }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows },
    }),
}

type Sent = { marks: z.input<NonNullable<typeof attendanceApi.save.body>>; version: number | null; key: string }

/** Saves a sheet's first marks, or changes those that stand. */
export function useSaveMarks(of: BatchDay) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const refreshed = () => refresh(attendanceQueries.all())
  return useMutation({
    mutationFn: ({ marks, version, key }: Sent) =>
      version === null
        ? call(attendanceApi.save, { body: marks, key })
        : call(attendanceApi.update, { body: marks, ifMatch: version }),
    onSuccess: ({ version }, { marks }) => {
      // At once, so that the sheet is in update mode before the list behind it has come again.
      client.setQueryData(attendanceQueries.roster(of).queryKey, (shown) => shown && saved(shown, marks, version))
      void refreshed()
    },
    // Somebody else's change is behind a refusal: it is there before the refusal is said.
    onError: (error) => (error instanceof ApiError && isRefusal(error) ? refreshed() : undefined),
  })
}

const isRefusal = ({ status }: ApiError) => status === 404 || status === 409 || status === 422

function saved(roster: Roster, marks: Sent['marks'], version: number): Roster {
  const present = new Map(marks.map(({ student, attendence }) => [student, attendence]))
  const students = roster.students.map((row) => ({ ...row, attendence: present.get(row.student) ?? row.attendence }))
  return { ...roster, students, version }
}
