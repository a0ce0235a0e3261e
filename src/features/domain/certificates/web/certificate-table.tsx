import { Menu } from '@mantine/core'
import { IconBan, IconFiles } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Certificate } from '#features/domain/certificates/contract/certificates.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { CertificateStatus } from './certificate-status.tsx'
import { DownloadButton } from './download-button.tsx'
import { formatCourse } from './format-course.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useDownload } from '#shared/web/use-download.ts'

type Props = { certificates: readonly Certificate[]; busy: boolean }

export function CertificateTable({ certificates, busy }: Props) {
  const { t } = useTranslation(['certificates', 'words', 'shared'])
  const may = useMay()
  const links = useStudentLinks()
  const [revoking, setRevoking] = useState<Certificate | null>(null)
  const nameOf = ({ student, name }: Certificate): ReactNode =>
    may('students.read') ? <TextLink {...links.student(student)}>{name}</TextLink> : name
  const actions = (certificate: Certificate) => (
    <>
      {may('certificates.read') && <DownloadButton certificate={certificate} />}
      {may(['certificates.list', 'certificates.revoke']) && (
        <CertificateMenu certificate={certificate} onRevoke={() => setRevoking(certificate)} />
      )}
    </>
  )
  return (
    <>
      <DataTable
        label={t('shared:certificates')}
        busy={busy}
        rows={certificates}
        rowKey={({ _id }) => _id}
        columns={[
          { key: 'serial', header: t('serial'), cell: ({ serial }) => serial, width: 136 },
          { key: 'name', header: t('student'), primary: true, cell: nameOf },
          { key: 'kind', header: t('words:kind'), cell: ({ kind }) => t(kind), width: 104 },
          { key: 'course', header: t('words:course'), cell: formatCourse, grow: true, quiet: true },
          { key: 'date', header: t('dateOfIssue'), cell: ({ date }) => <DayText day={date} />, width: 112 },
          { key: 'by', header: t('by'), cell: ({ by }) => by, quiet: true, width: 120, fixed: true, wrap: true },
          {
            key: 'state',
            header: t('words:status'),
            cell: (certificate) => <CertificateStatus certificate={certificate} />,
            width: 104,
          },
        ]}
        actions={actions}
        phone={(certificate) => ({
          title: nameOf(certificate),
          details: [certificate.serial, t(certificate.kind), certificate.course],
          note: certificate.revokedOn !== null && <CertificateStatus certificate={certificate} />,
          end: actions(certificate),
        })}
      />
      <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />
    </>
  )
}

function CertificateMenu({ certificate, onRevoke }: { certificate: Certificate; onRevoke: () => void }) {
  const { t } = useTranslation('certificates')
  const may = useMay()
  const download = useDownload()
  const { issue, serial, revokedOn } = certificate
  return (
    <RowMenu name={serial}>
      {may('certificates.list') && (
        <Menu.Item
          leftSection={<IconFiles size={16} aria-hidden />}
          onClick={() => download.mutate({ endpoint: 'GET /api/certificate/issue/{id}', params: { id: issue } })}
        >
          {t('downloadTogether')}
        </Menu.Item>
      )}
      {revokedOn === null && may('certificates.revoke') && (
        <Menu.Item color="var(--red-ink)" leftSection={<IconBan size={16} aria-hidden />} onClick={onRevoke}>
          {t('revoke')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
