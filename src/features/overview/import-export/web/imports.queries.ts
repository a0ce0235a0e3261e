import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { coursesQueries } from '#features/domain/courses/web/public.ts'
import type { ImportKind, ImportRole } from '#features/overview/import-export/contract/import-kinds.ts'
import {
  adminImportsApi,
  type Import,
  type ImportChange,
  importsApi,
  type ListRows,
  type NewImport,
  type RowChange,
  type RunBody,
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

const APIS = { admin: adminImportsApi, hr: importsApi }

/** Each role has its own endpoints for imports. */
export const useImportRole = (): ImportRole => (useArea() === 'admin' ? 'admin' : 'hr')

type One = Pick<Import, '_id'>

export const importsQueries = {
  all: () => ['import-export'] as const,
  list: (role: ImportRole, kind: ImportKind | undefined, page: number) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'list', kind, page],
      queryFn: ({ signal }) => call(APIS[role].list, { query: { kind, page, limit: IMPORTS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (role: ImportRole, id: string) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(APIS[role].get, { params: { id }, signal }),
      refetchInterval: ({ state: { data } }) => {
        if (data?.state === 'running') return WHILE_RUNNING_MS
        return data?.links?.waiting ? WHILE_SENDING_MS : false
      },
    }),
  rows: (role: ImportRole, { _id: id }: One, query: Omit<ListRows, 'limit'>) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'rows', id, query],
      queryFn: ({ signal }) =>
        call(APIS[role].rows, { params: { id }, query: { ...query, limit: ROWS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
    }),
}

export function useBeginImport() {
  const refresh = useRefresh()
  const { create } = APIS[useImportRole()]
  return useMutation({
    mutationFn: (body: NewImport) => call(create, { body, key: createIdempotencyKey() }),
    onSuccess: () => refresh(importsQueries.all()),
  })
}

/** Changes one open import. Also refreshes after an error, which may come from another tab's change. */
export function useChangeImport({ _id: id }: One) {
  const refresh = useRefresh()
  const onSettled = () => refresh(importsQueries.all())
  const params = { id }
  const api = APIS[useImportRole()]
  return {
    change: useMutation({
      mutationFn: (body: ImportChange) => call(api.update, { params, body }),
      onSettled,
    }),
    changeRow: useMutation({
      mutationFn: (body: RowChange) => call(api.updateRow, { params, body }),
      onSettled,
    }),
    run: useMutation({
      mutationFn: (create: NonNullable<RunBody['create']>) =>
        withSeat((seat) => call(api.run, { params, body: { create, ...seat } })),
      onSettled,
    }),
    cancel: useMutation({ mutationFn: () => call(api.cancel, { params }), onSettled }),
  }
}

export function useSendLinks({ _id: id }: One) {
  const refresh = useRefresh()
  const { sendLinks } = APIS[useImportRole()]
  return useMutation({
    mutationFn: () => call(sendLinks, { params: { id } }),
    onSettled: () => refresh(importsQueries.all(), studentsQueries.all()),
  })
}

export function useDiscardImport() {
  const refresh = useRefresh()
  const { discard } = APIS[useImportRole()]
  return useMutation({
    mutationFn: ({ _id: id }: One) => call(discard, { params: { id } }),
    onSettled: () => refresh(importsQueries.all()),
  })
}

export function useUndoImport() {
  const refreshRecords = useRefreshRecords()
  const { undo } = APIS[useImportRole()]
  return useMutation({
    mutationFn: ({ _id: id }: One) => call(undo, { params: { id } }),
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
