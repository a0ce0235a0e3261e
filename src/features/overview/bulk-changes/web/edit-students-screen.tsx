import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import {
  chosenStudents,
  listStudentIds,
  useChosenStudents,
} from '#features/domain/students/student-records/web/public.ts'
import { useStudentCrumbs } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { ChangeStudents } from './change-students.tsx'
import { RecentChanges } from './recent-changes.tsx'

function EditStudents() {
  const { t } = useTranslation(['student-records', 'bulk-changes'])
  const chosen = useChosenStudents()
  const mayList = useMay()('students.list')
  return (
    <>
      <PageHeader
        title={t('changeStudents')}
        crumbs={useStudentCrumbs(t('changeStudents'))}
        actions={
          mayList && (
            <>
              <AddBatch />
              <ButtonLink to="/hr/StudentList" variant="default">
                {t('bulk-changes:chooseInList')}
              </ButtonLink>
            </>
          )
        }
      />
      <Stack gap="md">
        {chosen.size === 0 ? (
          <Panel>
            <EmptyState kind="add" title={t('bulk-changes:noneChosen')} hint={t('bulk-changes:noneChosenHint')} />
          </Panel>
        ) : (
          <ChangeStudents ids={chosen} />
        )}
        <RecentChanges />
      </Stack>
    </>
  )
}

/** Adds the active students of a batch. */
function AddBatch() {
  const { t } = useTranslation('bulk-changes')
  const batches = useQuery(batchesQueries.list()).data?.batches ?? []
  const label = t('addBatch')
  const addBatch = async (batch: string) => {
    const ids = await listStudentIds({ tab: 'Active', batch })
    if (ids.length === 0) toast.error(t('batchEmpty', { batch }), READING_MS)
    else chosenStudents.add(ids)
  }
  return (
    <NativeSelect
      aria-label={label}
      value=""
      data={[{ value: '', label }, ...batches.map(({ bCode }) => bCode)]}
      onChange={(event) => void addBatch(event.currentTarget.value)}
    />
  )
}

export function EditStudentsScreen() {
  return (
    <Needing may="bulk-changes.run">
      <EditStudents />
    </Needing>
  )
}
