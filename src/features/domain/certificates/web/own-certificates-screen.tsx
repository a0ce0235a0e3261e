import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { CertificateStatus } from './certificate-status.tsx'
import { certificatesQueries } from './certificates.queries.ts'
import { DownloadButton } from './download-button.tsx'
import { formatCourse } from './format-course.ts'

export function OwnCertificatesScreen() {
  const { t } = useTranslation(['certificates', 'words', 'shared'])
  const query = useQuery(certificatesQueries.ofStudent(useIdentity('user')?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('shared:certificates')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('shared:certificates') }]}
      />
      <Panel flush>
        <QueryStates
          query={query}
          isEmpty={({ certificates }) => certificates.length === 0}
          empty={<EmptyState hint={t('noneOwn')} />}
        >
          {({ certificates }) => (
            <DataTable
              label={t('shared:certificates')}
              rows={certificates}
              rowKey={({ _id }) => _id}
              columns={[
                { key: 'kind', header: t('words:kind'), primary: true, cell: ({ kind }) => t(kind) },
                { key: 'course', header: t('words:course'), cell: formatCourse },
                { key: 'serial', header: t('serial'), cell: ({ serial }) => serial },
                { key: 'date', header: t('dateOfIssue'), cell: ({ date }) => <DayText day={date} /> },
                {
                  key: 'state',
                  header: t('words:status'),
                  cell: (certificate) => <CertificateStatus certificate={certificate} />,
                },
              ]}
              actions={(certificate) => <DownloadButton certificate={certificate} />}
              phone={(certificate) => ({
                title: t(certificate.kind),
                details: [certificate.serial, certificate.course, certificate.date],
                note: certificate.revokedOn !== null && <CertificateStatus certificate={certificate} />,
                end: <DownloadButton certificate={certificate} />,
              })}
            />
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
