import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ImportKind } from '#features/import-export/contract/import-kinds.ts'
import type { ImportSearch } from '#features/import-export/contract/imports.search.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { BeginImport } from './begin-import.tsx'
import { FinishedImport } from './finished-import.tsx'
import { importsQueries } from './imports.queries.ts'
import { OpenImport } from './open-import.tsx'
import { PastImports } from './past-imports.tsx'
import { RunningImport } from './running-import.tsx'

type Props = { kind: ImportKind; search: ImportSearch }

/** Begins an import, or shows the one of the URL. */
export function ImportPanels({ kind, search }: Props) {
  if (search.import !== undefined) return <ShownImport id={search.import} kind={kind} search={search} />
  return (
    <Stack gap="md">
      <BeginImport kind={kind} />
      <PastImports kind={kind} page={search.page ?? 1} />
    </Stack>
  )
}

function ShownImport({ id, kind, search }: Props & { id: string }) {
  const query = useQuery(importsQueries.one(kind, id))
  return (
    <QueryStates query={query} loading={<LoadingState />}>
      {(shown) => {
        if (shown.state === 'open') return <OpenImport shown={shown} search={search} />
        return shown.state === 'running' ? <RunningImport shown={shown} /> : <FinishedImport shown={shown} />
      }}
    </QueryStates>
  )
}
