import { IconUpload } from '@tabler/icons-react'
import { type Needed, useMay } from '../may.ts'
import type { LinkProps } from '../router/router.ts'
import { ButtonLink } from './links.tsx'
import { useTranslation } from '../i18n.tsx'

export function ImportLink({ to, may: needed }: { to: NonNullable<LinkProps['to']>; may: Needed }) {
  const { t } = useTranslation('shared')
  const may = useMay()
  if (!may(needed)) return null
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
