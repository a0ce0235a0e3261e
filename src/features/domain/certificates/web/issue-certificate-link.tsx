import { IconCertificate } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** A pending registration gets no certificate. */
export function IssueCertificateLink({ student }: { student: Student }) {
  const { t } = useTranslation('shared')
  if (student.status === 'Pending') return null
  return (
    <ButtonLink
      to="/hr/certificates/issue"
      search={{ student: student._id }}
      variant="subtle"
      color="gray"
      leftSection={<IconCertificate size={16} aria-hidden />}
    >
      {t('certificates')}
    </ButtonLink>
  )
}
