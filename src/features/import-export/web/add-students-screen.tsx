import { Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImportSearch } from '#features/import-export/contract/imports.search.ts'
import { useStudentCrumbs } from '#features/students/web/public.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { BeginImport } from './begin-import.tsx'
import { FinishedImport } from './finished-import.tsx'
import { importsQueries } from './imports.queries.ts'
import { OpenImport } from './open-import.tsx'
import { PastImports } from './past-imports.tsx'
import { RunningImport } from './running-import.tsx'

const route = getRouteApi('/hr/studentAdd')

export function AddStudentsScreen() {
  const { t } = useTranslation('import-export')
  const search = route.useSearch()
  const crumbs = useStudentCrumbs(t('addStudents'))
  return (
    <>
      <PageHeader
        title={t('addStudents')}
        crumbs={crumbs}
        actions={
          <ButtonLink to="/hr/register" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('addOne')}
          </ButtonLink>
        }
      />
      {search.import === undefined ? (
        <Stack gap="md">
          <BeginImport />
          <PastImports page={search.page ?? 1} />
        </Stack>
      ) : (
        <ShownImport id={search.import} search={search} />
      )}
    </>
  )
}

function ShownImport({ id, search }: { id: string; search: ImportSearch }) {
  const query = useQuery(importsQueries.one(id))
  return (
    <QueryStates query={query} loading={<LoadingState />}>
      {(shown) => {
        if (shown.state === 'open') return <OpenImport shown={shown} search={search} />
        return shown.state === 'running' ? <RunningImport shown={shown} /> : <FinishedImport shown={shown} />
      }}
    </QueryStates>
  )
}
