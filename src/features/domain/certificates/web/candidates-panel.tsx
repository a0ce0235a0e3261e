import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { CertificateKind } from '#features/domain/certificates/contract/certificate-kind.ts'
import { type Candidate, certificatesApi } from '#features/domain/certificates/contract/certificates.contract.ts'
import { RecordDateField, useToday } from '#features/base/institute/web/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { useIssueCertificates } from './certificates.queries.ts'
import { formatCourse } from './format-course.ts'
import { useDownload } from '#shared/web/use-download.ts'
import classes from './certificates-screens.module.css'

type Props = { kind: CertificateKind; candidates: readonly Candidate[] }

/** Warnings that leave a student unticked at first, so that such a certificate is issued on purpose only. */
const DOUBTS: readonly Warning[] = ['issued', 'notCompleted', 'pending']

export function CandidatesPanel({ kind, candidates }: Props) {
  const { t } = useTranslation(['certificates', 'words'])
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = ({ _id, warnings }: Candidate) => ticks.get(_id) ?? !warnings.some(isDoubt)
  const chosen = candidates.filter(isChosen)
  const chosenIds = chosen.map(({ _id }) => _id)
  const [issued, setIssued] = useState<{ issue: string; count: number } | null>(null)
  return (
    <Panel flush>
      <div className={classes.issue}>
        {issued && <Issued {...issued} />}
        <IssueForm
          kind={kind}
          chosen={chosen}
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
          chosen: new Set(chosenIds),
          label: ({ name, course }) => t('words:chooseNamed', { name: `${name}, ${course}` }),
          labelOfAll: t('tickAll'),
          onChoose: (ids, isTicked) => setTicks(new Map([...ticks, ...ids.map((id) => [id, isTicked] as const)])),
        }}
        columns={[
          { key: 'name', header: t('student'), primary: true, width: 240, cell: (row) => <StudentLink {...row} /> },
          { key: 'course', header: t('words:course'), quiet: true, width: 200, fixed: true, cell: formatCourse },
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

type Warning = Candidate['warnings'][number]
const isDoubt = (warning: Warning) => DOUBTS.includes(warning)

function StudentLink({ student, name }: Candidate) {
  if (!useMay()('students.read')) return name
  return (
    <TextLink to="/hr/Student-view" search={{ id: student }}>
      {name}
    </TextLink>
  )
}

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
  chosen: Candidate[]
  onIssued: (issue: string, count: number) => void
}

/** Asks once before the numbers are taken. The question names students with one of the `DOUBTS`. */
function IssueForm({ kind, chosen, onIssued }: FormProps) {
  const { t } = useTranslation('certificates')
  const issue = useIssueCertificates()
  const form = useContractForm({
    schema: certificatesApi.issue.body,
    initialValues: { date: useToday() },
    toBody: ({ date }) => ({ kind, enrolments: chosen.map(({ _id }) => _id), date }),
    failureTitle: t('issueFailed'),
    send: (body, sending) => issue.mutateAsync({ body, sending }),
    onSaved: ({ issue: id, certificates }) => onIssued(id, certificates.length),
  })
  const count = chosen.length
  const doubtful = chosen.filter(({ warnings }) => warnings.some(isDoubt)).map(({ name }) => name)
  const ask = async () => {
    const title = t('issueQuestion', { count })
    const text = doubtful.length > 0 ? t('issueDoubts', { names: listNames(doubtful) }) : t('issueNumbers')
    if (count > 0 && !(await confirm({ title, text, confirmLabel: t('issueCount', { count }) }))) return
    await form.submit()
  }
  return (
    <ContractForm form={{ ...form, submit: ask }} label={t('issueCertificates')}>
      <Group align="end" gap="sm">
        <RecordDateField form={form} name="date" label={t('dateOfIssue')} />
        <SaveButton form={form} disabled={count === 0}>
          {t('issueCount', { count })}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}

const SHOWN_NAMES = 5
const listNames = (names: string[]) =>
  [...names.slice(0, SHOWN_NAMES), ...(names.length > SHOWN_NAMES ? ['…'] : [])].join(', ')

function Issued({ issue, count }: { issue: string; count: number }) {
  const { t } = useTranslation('certificates')
  const may = useMay()
  const download = useDownload()
  return (
    <Alert role="status" color="teal" icon={<IconCircleCheck size={18} aria-hidden />} title={t('issued', { count })}>
      {may('certificates.list') && (
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate({ endpoint: 'GET /api/certificate/issue/{id}', params: { id: issue } })}
        >
          {t('download')}
        </Button>
      )}
    </Alert>
  )
}
