import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { UnstyledButton } from '#shared/web/ui/elements/unstyled-button.tsx'
import { useStatusLabels } from './enquiry-status-badge.tsx'
import classes from './status-button.module.css'

type Props = ComponentProps<typeof UnstyledButton> & { enquiry: Enquiry }

export function StatusButton({ enquiry: { name, status }, ...props }: Props) {
  const { t } = useTranslation('enquiries')
  const label = useStatusLabels()[status]
  return (
    <UnstyledButton
      {...props}
      className={classes.status ?? ''}
      data-status={status}
      aria-label={t('changeStatusOf', { status: label, name })}
    >
      {label}
      <IconChevronDown size={12} stroke={2} aria-hidden />
    </UnstyledButton>
  )
}
