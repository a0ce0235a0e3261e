import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { VerifiedCertificate } from '#features/domain/certificates/contract/certificates.contract.ts'
import { Advice, VerificationPage, Verdict } from '#features/base/institute/web/verification/public.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { certificatesQueries } from './certificates.queries.ts'

const route = getRouteApi('/public/certificate/$code')

/** The QR code of a certificate or ID card leads here. */
export function VerifyCertificateScreen() {
  const { t } = useTranslation('certificates')
  const query = useQuery(certificatesQueries.verification(route.useParams().code))
  return (
    <VerificationPage title={t('verification')}>
      <QueryStates query={query} notFound={<UnknownCertificate />}>
        {(certificate) => (
          <Stack gap="md">
            <CertificateState certificate={certificate} />
            <CertificateFacts certificate={certificate} />
            <Advice text={t('compare')} />
          </Stack>
        )}
      </QueryStates>
    </VerificationPage>
  )
}

function CertificateState({ certificate: { state, revokedOn } }: { certificate: VerifiedCertificate }) {
  const { t } = useTranslation('certificates')
  const { name: institute } = useInstitute()
  return state === 'genuine' ? (
    <Verdict verdict="genuine" title={t('genuine')} text={t('genuineText', { institute })} />
  ) : (
    <Verdict verdict="invalid" title={t('revokedCertificate')} text={t('revokedText', { institute, day: revokedOn })} />
  )
}

function CertificateFacts({ certificate: { serial, kind, name, course, date } }: { certificate: VerifiedCertificate }) {
  const { t } = useTranslation(['certificates', 'words'])
  const details = [
    { label: t('serial'), value: serial },
    { label: t('words:kind'), value: t(kind) },
    { label: t('student'), value: name },
    { label: t('words:course'), value: course },
    { label: t('dateOfIssue'), value: <DayText day={date} /> },
  ]
  return <DetailList details={details} />
}

function UnknownCertificate() {
  const { t } = useTranslation('certificates')
  const { name: institute } = useInstitute()
  return (
    <Stack gap="md">
      <Verdict verdict="unknown" title={t('unknown')} text={t('unknownText', { institute })} />
      <Advice text={t('scanAgain')} />
    </Stack>
  )
}
