import type { LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#shared/web/ui/links.tsx'

/** 'View': from a row to the student's receipts. */
export function FeeRecordsLink({ link, name }: { link: LinkProps; name: string }) {
  const { t } = useTranslation('fees')
  return (
    <TextLink {...link} aria-label={t('viewRecordsOf', { name })}>
      {t('viewRecords')}
    </TextLink>
  )
}
