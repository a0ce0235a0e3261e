import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { UnstyledButton } from '#shared/web/ui/elements/unstyled-button.tsx'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import classes from './user-button.module.css'

export function UserButton({ name, ...props }: { name: string } & ComponentProps<'button'>) {
  const { t } = useTranslation('shared')
  return (
    <UnstyledButton {...props} className={classes.user}>
      <AvatarPhoto name={name} size={28} />
      <VisuallyHidden>{t('labelled', { label: t('account'), value: '' })}</VisuallyHidden>
      <span className={classes.name}>{name}</span>
      <IconChevronDown size={14} aria-hidden className={classes.chevron} />
    </UnstyledButton>
  )
}
