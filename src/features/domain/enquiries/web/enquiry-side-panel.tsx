import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { CloseButton } from '#shared/web/ui/elements/action-icon.tsx'
import { Card } from '#shared/web/ui/elements/card.tsx'
import { Title } from '#shared/web/ui/elements/text.tsx'
import { useOverlay } from '#shared/web/ui/use-overlay.ts'
import { enquiriesQueries } from './enquiries.queries.ts'
import { EnquiryPanel, PanelHeading, PanelTurner } from './enquiry-panel.tsx'
import classes from './enquiry-split.module.css'
import type { EnquiryActions } from './use-enquiry-actions.ts'
import type { OpenEnquiry } from './use-open-enquiry.ts'

type Props = { open: OpenEnquiry; id: string; actions: EnquiryActions | undefined }

export function SidePanel({ open, id, actions }: Props) {
  const { t } = useTranslation('shared')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useQuery(enquiriesQueries.one(id))
  useOverlay({ opened: true, onClose: open.close })
  useEffect(() => {
    // The focus stays if the enquiry is opened by the URL of the page or by the arrows.
    if (document.activeElement?.matches('[data-enquiry]')) heading.current?.focus()
  }, [id])
  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu or dialog over the panel closes first; its events bubble here through React.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) open.close()
  }
  return (
    <Card
      component="section"
      padding={0}
      className={classes.panel ?? ''}
      aria-labelledby={headingId}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.header}>
        <PanelHeading enquiry={data}>
          <Title order={2} id={headingId} ref={heading} tabIndex={-1} className={classes.name ?? ''}>
            {data?.name ?? '…'}
          </Title>
        </PanelHeading>
        <PanelTurner open={open} />
        <CloseButton aria-label={t('close')} onClick={open.close} />
      </div>
      <EnquiryPanel key={id} id={id} actions={actions} />
    </Card>
  )
}
