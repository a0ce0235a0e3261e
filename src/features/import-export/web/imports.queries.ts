import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { batchesQueries } from '#features/batches/web/public.ts'
import { coursesQueries } from '#features/courses/web/public.ts'
import {
  type ImportChange,
  importsApi,
  type ListRows,
  type NewImport,
  type RowChange,
} from '#features/import-export/contract/imports.contract.ts'
import { studentsQueries } from '#features/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const ROWS_PER_PAGE = 20
export const IMPORTS_PER_PAGE = 10
const WHILE_RUNNING_MS = 500

export const importsQueries = {
  all: () => ['import-export'] as const,
  list: (page: number) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'list', page],
      queryFn: ({ signal }) => call(importsApi.list, { query: { page, limit: IMPORTS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(importsApi.get, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? WHILE_RUNNING_MS : false),
    }),
  rows: (id: string, query: Omit<ListRows, 'limit'>) =>
    queryOptions({
      queryKey: [...importsQueries.all(), 'rows', id, query],
      queryFn: ({ signal }) =>
        call(importsApi.rows, { params: { id }, query: { ...query, limit: ROWS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
    }),
}

export function useBeginImport() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: NewImport) => call(importsApi.create, { body, key: createIdempotencyKey() }),
    onSuccess: () => refresh(importsQueries.all()),
  })
}

/** What changes one open import. Also refreshes after an error, which may come from another tab's change. */
export function useChangeImport(id: string) {
  const refresh = useRefresh()
  const onSettled = () => refresh(importsQueries.all())
  const params = { id }
  return {
    change: useMutation({
      mutationFn: (body: ImportChange) => call(importsApi.update, { params, body }),
      onSettled,
    }),
    changeRow: useMutation({
      mutationFn: (body: RowChange) => call(importsApi.updateRow, { params, body }),
      onSettled,
    }),
    run: useMutation({
      mutationFn: (createMissing: boolean) => call(importsApi.run, { params, body: { createMissing } }),
      onSettled,
    }),
    cancel: useMutation({ mutationFn: () => call(importsApi.cancel, { params }), onSettled }),
  }
}

export function useDiscardImport() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(importsApi.discard, { params: { id } }),
    onSettled: () => refresh(importsQueries.all()),
  })
}

export function useUndoImport() {
  const refreshRecords = useRefreshRecords()
  return useMutation({
    mutationFn: (id: string) => call(importsApi.undo, { params: { id } }),
    onSettled: refreshRecords,
  })
}

/** Everything that an import creates or that counts it. */
export function useRefreshRecords() {
  const refresh = useRefresh()
  return () =>
    refresh(importsQueries.all(), studentsQueries.all(), batchesQueries.all(), coursesQueries.all(), ['dashboard'])
}
