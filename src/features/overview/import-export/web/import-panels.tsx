import { useQuery } from '@tanstack/react-query'
import type { ImportKind } from '#features/overview/import-export/contract/import-kinds.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { BeginImport } from './begin-import.tsx'
import { FinishedImport } from './finished-import.tsx'
import { importsQueries, useImportRole } from './imports.queries.ts'
import { OpenImport } from './open-import.tsx'
import { PastImports } from './past-imports.tsx'
import { RunningImport } from './running-import.tsx'

/** `all`: also lists the imports of other kinds. */
type Props = { kind: ImportKind; search: ImportSearch; all?: boolean }

/** Shows the import in the URL. Otherwise begins one and lists past imports. */
export function ImportPanels({ kind, search, all = false }: Props) {
  if (search.import !== undefined) return <ShownImport id={search.import} search={search} />
  return (
    <Stack gap="md">
      <BeginImport kind={kind} />
      <PastImports kind={kind} all={all} page={search.page ?? 1} />
    </Stack>
  )
}

function ShownImport({ id, search }: { id: string; search: ImportSearch }) {
  const query = useQuery(importsQueries.one(useImportRole(), id))
  return (
    <QueryStates query={query} loading={<LoadingState />}>
      {(shown) => {
        if (shown.state === 'open') return <OpenImport shown={shown} search={search} />
        return shown.state === 'running' ? <RunningImport shown={shown} /> : <FinishedImport shown={shown} />
      }}
    </QueryStates>
  )
}
