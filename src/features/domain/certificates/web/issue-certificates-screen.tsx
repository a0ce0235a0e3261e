import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import { CERTIFICATE_KINDS } from '#features/domain/certificates/contract/certificate-kind.ts'
import type { IssueSearch } from '#features/domain/certificates/contract/certificates.search.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { Segments } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { CandidatesPanel } from './candidates-panel.tsx'
import { CertificateTable } from './certificate-table.tsx'
import { certificatesQueries } from './certificates.queries.ts'

const route = getRouteApi('/hr/certificates/issue')

/** Issues to the students of a batch, or to the student of `?student=`. */
export function IssueCertificatesScreen() {
  const { t } = useTranslation(['certificates', 'words', 'shared'])
  const { kind = 'completion', batch, student } = route.useSearch()
  const updateSearch = useUpdateSearch<IssueSearch & { page?: number }>()
  const query = student === undefined ? { kind, batch } : { kind, student: PathId.parse(student) }
  const candidates = useQuery(certificatesQueries.candidates(query))
  return (
    <>
      <PageHeader
        title={t('issueCertificates')}
        hint={t('issueHint')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('shared:certificates'), link: { to: '/hr/certificates' } },
          { label: t('issueCertificates') },
        ]}
      />
      <Stack gap="md">
        <Panel>
          <FieldGrid>
            <Segments
              label={t('words:kind')}
              value={kind}
              choices={CERTIFICATE_KINDS.map((value) => ({ value, label: t(value) }))}
              onChange={(value) => updateSearch({ kind: CERTIFICATE_KINDS.find((known) => known === value) })}
            />
            {student === undefined && <BatchSelect batch={batch} onChoose={(code) => updateSearch({ batch: code })} />}
          </FieldGrid>
        </Panel>
        {student === undefined && batch === undefined ? (
          <Panel>
            <EmptyState title={t('chooseBatch')} hint={t('chooseBatchHint')} />
          </Panel>
        ) : (
          <QueryStates
            query={candidates}
            isEmpty={(data) => data.candidates.length === 0}
            empty={
              <Panel>
                <EmptyState hint={t('noCandidates')} />
              </Panel>
            }
          >
            {(data) => <CandidatesPanel key={`${kind} ${batch ?? student}`} kind={kind} candidates={data.candidates} />}
          </QueryStates>
        )}
        {student !== undefined && <IssuedToStudent id={student} />}
      </Stack>
    </>
  )
}

function BatchSelect({ batch = '', onChoose }: { batch: string | undefined; onChoose: (code: string) => void }) {
  const { t } = useTranslation(['shared', 'words'])
  const batches = useQuery(batchesQueries.list()).data?.batches ?? []
  const choices = batches.map(({ bCode, courseName }) => ({ value: bCode, label: `${bCode} · ${courseName}` }))
  const isKnown = batch === '' || choices.some(({ value }) => value === batch)
  return (
    <NativeSelect
      label={t('words:batch')}
      value={batch}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label: t('choose') }, ...(isKnown ? [] : [batch]), ...choices]}
    />
  )
}

function IssuedToStudent({ id }: { id: string }) {
  const { t } = useTranslation('certificates')
  const { certificates = [] } =
    useQuery({ ...certificatesQueries.ofStudent(id), enabled: useMay()('certificates.read') }).data ?? {}
  if (certificates.length === 0) return null
  return (
    <Panel flush title={t('issuedToStudent')}>
      <CertificateTable certificates={certificates} busy={false} />
    </Panel>
  )
}
