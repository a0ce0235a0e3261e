import { IconUpload } from '@tabler/icons-react'
import type { LinkProps } from '../router/router.ts'
import { ButtonLink } from './links.tsx'
import { useTranslation } from '../i18n.tsx'

export function ImportLink({ to }: { to: NonNullable<LinkProps['to']> }) {
  const { t } = useTranslation('shared')
  return (
    <ButtonLink
      to={to}
      variant="subtle"
      color="gray"
      size="sm"
      px={8}
      leftSection={<IconUpload size={16} aria-hidden />}
    >
      {t('import')}
    </ButtonLink>
  )
}
