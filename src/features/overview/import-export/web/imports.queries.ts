import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { coursesQueries } from '#features/domain/courses/web/public.ts'
import type { ImportKind, ImportRole } from '#features/overview/import-export/contract/import-kinds.ts'
import type {
  Import,
  ImportChange,
  ListRows,
  NewImport,
  RowChange,
  RunBody,
} from '#features/overview/import-export/contract/imports.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { useArea } from '#shared/web/use-area.ts'

export const ROWS_PER_PAGE = 20
export const IMPORTS_PER_PAGE = 10
const WHILE_RUNNING_MS = 500
const WHILE_SENDING_MS = 3000

/** Each role has its own endpoints for imports. */
const PATHS = { admin: '/api/admin/import', hr: '/api/import' } as const

export const useImportRole = (): ImportRole => (useArea() === 'admin' ? 'admin' : 'hr')

type One = Pick<Import, '_id'>

export const importsQueries = {
  all: () => ['import-export'] as const,
  list: (role: ImportRole, kind: ImportKind | undefined, page: number) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'list', kind, page],
      queryFn: ({ signal }) => call(`GET ${PATHS[role]}`, { query: { kind, page, limit: IMPORTS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (role: ImportRole, id: string) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(`GET ${PATHS[role]}/{id}`, { params: { id }, signal }),
      refetchInterval: ({ state: { data } }) => {
        if (data?.state === 'running') return WHILE_RUNNING_MS
        return data?.links?.waiting ? WHILE_SENDING_MS : false
      },
    }),
  rows: (role: ImportRole, { _id: id }: One, query: Omit<ListRows, 'limit'>) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'rows', id, query],
      queryFn: ({ signal }) =>
        call(`GET ${PATHS[role]}/{id}/row`, { params: { id }, query: { ...query, limit: ROWS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
    }),
}

export function useBeginImport() {
  const refresh = useRefresh()
  const path = PATHS[useImportRole()]
  return useMutation({
    mutationFn: (body: NewImport) => call(`POST ${path}`, { body, key: createIdempotencyKey(), timeoutSeconds: 60 }),
    onSuccess: () => refresh(importsQueries.all()),
  })
}

/** Changes one open import. Also refreshes after an error, which may come from another tab's change. */
export function useChangeImport({ _id: id }: One) {
  const refresh = useRefresh()
  const onSettled = () => refresh(importsQueries.all())
  const params = { id }
  const path = PATHS[useImportRole()]
  return {
    change: useMutation({
      mutationFn: (body: ImportChange) => call(`PUT ${path}/{id}`, { params, body, timeoutSeconds: 60 }),
      onSettled,
    }),
    changeRow: useMutation({
      mutationFn: (body: RowChange) => call(`PUT ${path}/{id}/row`, { params, body }),
      onSettled,
    }),
    run: useMutation({
      mutationFn: (create: NonNullable<RunBody['create']>) =>
        withSeat((seat) => call(`POST ${path}/{id}/run`, { params, body: { create, ...seat } })),
      onSettled,
    }),
    cancel: useMutation({ mutationFn: () => call(`POST ${path}/{id}/cancel`, { params }), onSettled }),
  }
}

export function useSendLinks({ _id: id }: One) {
  const refresh = useRefresh()
  const path = PATHS[useImportRole()]
  return useMutation({
    mutationFn: () => call(`POST ${path}/{id}/links`, { params: { id } }),
    onSettled: () => refresh(importsQueries.all(), studentsQueries.all()),
  })
}

export function useDiscardImport() {
  const refresh = useRefresh()
  const path = PATHS[useImportRole()]
  return useMutation({
    mutationFn: ({ _id: id }: One) => call(`DELETE ${path}/{id}`, { params: { id } }),
    onSettled: () => refresh(importsQueries.all()),
  })
}

export function useUndoImport() {
  const refreshRecords = useRefreshRecords()
  const path = PATHS[useImportRole()]
  return useMutation({
    mutationFn: ({ _id: id }: One) => call(`POST ${path}/{id}/undo`, { params: { id }, timeoutSeconds: 300 }),
    onSettled: refreshRecords,
  })
}

/** Refreshes all data that an import creates or that counts it. */
export function useRefreshRecords() {
  const refresh = useRefresh()
  return () =>
    refresh(
      importsQueries.all(),
      studentsQueries.all(),
      batchesQueries.all(),
      coursesQueries.all(),
      ['enquiries'],
      ['expenses'],
      ['attendance'],
      ['fees'],
      ['dashboard'],
    )
}
