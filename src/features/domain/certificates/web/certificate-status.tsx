import type { Certificate } from '#features/domain/certificates/contract/certificates.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'

export function CertificateStatus({ certificate: { revokedOn, revokeReason } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  if (revokedOn === null) return <StatusBadge tone="good">{t('valid')}</StatusBadge>
  return (
    <span title={[revokedOn, revokeReason].filter(Boolean).join(' · ')}>
      <StatusBadge tone="bad">{t('revoked')}</StatusBadge>
    </span>
  )
}
