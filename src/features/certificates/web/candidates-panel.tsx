import { Alert, Button, Group } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CertificateKind } from '#features/certificates/contract/certificate-kind.ts'
import { type Candidate, certificatesApi } from '#features/certificates/contract/certificates.contract.ts'
import { RecordDateField, useToday } from '#features/institute/web/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { useIssueCertificates } from './certificates.queries.ts'
import { formatCourse } from './format-course.ts'
import { useDownload } from './use-download.ts'
import classes from './certificates-screens.module.css'

type Props = { kind: CertificateKind; candidates: readonly Candidate[] }

/** Those without a certificate of the kind are ticked at first. */
export function CandidatesPanel({ kind, candidates }: Props) {
  const { t } = useTranslation('certificates')
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = ({ _id, warnings }: Candidate) => ticks.get(_id) ?? !warnings.includes('issued')
  const chosen = candidates.filter(isChosen).map(({ _id }) => _id)
  const [issued, setIssued] = useState<{ issue: string; count: number } | null>(null)
  return (
    <Panel flush>
      <div className={classes.issue}>
        {issued && <Issued {...issued} />}
        <IssueForm
          kind={kind}
          enrolments={chosen}
          onIssued={(issue, count) => {
            setTicks(new Map())
            setIssued({ issue, count })
          }}
        />
      </div>
      <DataTable
        label={t('student')}
        rows={candidates}
        rowKey={({ _id }) => _id}
        selection={{
          chosen: new Set(chosen),
          label: ({ name, course }) => t('tick', { name: `${name}, ${course}` }),
          labelOfAll: t('tickAll'),
          onChoose: (ids, isTicked) => setTicks(new Map([...ticks, ...ids.map((id) => [id, isTicked] as const)])),
        }}
        columns={[
          { key: 'name', header: t('student'), primary: true, width: 240, cell: toStudentLink },
          { key: 'course', header: t('course'), quiet: true, width: 200, cell: formatCourse },
          {
            key: 'warnings',
            header: t('warnings'),
            wrap: true,
            grow: true,
            cell: (row) => <Warnings candidate={row} />,
          },
        ]}
      />
    </Panel>
  )
}

const toStudentLink = ({ student, name }: Candidate) => (
  <TextLink to="/hr/Student-view" search={{ id: student }}>
    {name}
  </TextLink>
)

const WARNING_LABELS = {
  issued: 'warnIssued',
  notCompleted: 'warnNotCompleted',
  noEndDate: 'warnNoEndDate',
  pending: 'warnPending',
  lowAttendance: 'warnAttendance',
  noPhoto: 'warnNoPhoto',
} as const

function Warnings({ candidate: { warnings, pending, attendance } }: { candidate: Candidate }) {
  const { t } = useTranslation('certificates')
  const format = useFormat()
  return (
    <Group gap={6}>
      {warnings.length === 0 && '–'}
      {warnings.map((warning) => (
        <StatusBadge key={warning} tone="warn">
          {t(WARNING_LABELS[warning], { amount: format.rupees(pending), percent: attendance })}
        </StatusBadge>
      ))}
    </Group>
  )
}

type FormProps = {
  kind: CertificateKind
  enrolments: string[]
  onIssued: (issue: string, count: number) => void
}

function IssueForm({ kind, enrolments, onIssued }: FormProps) {
  const { t } = useTranslation('certificates')
  const issue = useIssueCertificates()
  const form = useContractForm({
    schema: certificatesApi.issue.body,
    initialValues: { date: useToday() },
    toBody: ({ date }) => ({ kind, enrolments, date }),
    guard: false,
    failureTitle: t('issueFailed'),
    send: (body, sending) => issue.mutateAsync({ body, sending }),
    onSaved: ({ issue: id, certificates }) => onIssued(id, certificates.length),
  })
  return (
    <ContractForm form={form} label={t('issueCertificates')}>
      <Group align="end" gap="sm">
        <RecordDateField form={form} name="date" label={t('dateOfIssue')} />
        <SaveButton form={form} disabled={enrolments.length === 0}>
          {t('issueCount', { count: enrolments.length })}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}

/** The PDF of all that were issued together. */
function Issued({ issue, count }: { issue: string; count: number }) {
  const { t } = useTranslation('certificates')
  const download = useDownload()
  return (
    <Alert role="status" color="teal" icon={<IconCircleCheck size={18} aria-hidden />} title={t('issued', { count })}>
      <Button
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate({ endpoint: certificatesApi.issueFile, params: { id: issue } })}
      >
        {t('download')}
      </Button>
    </Alert>
  )
}
