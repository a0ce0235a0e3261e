import { Card, CloseButton, Drawer, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { enquiriesQueries } from './enquiries.queries.ts'
import { EnquiryPanel, PanelHeading, PanelTurner } from './enquiry-panel.tsx'
import classes from './enquiry-split.module.css'
import type { EnquiryActions } from './use-enquiry-actions.ts'
import type { OpenEnquiry } from './use-open-enquiry.ts'

type Props = {
  open: OpenEnquiry
  /** Without them the enquiry is only shown. */
  actions?: EnquiryActions
  children: ReactNode
}

/** A list, with the open enquiry beside it or, on a small screen, in a drawer over it. */
export function EnquirySplit({ open, actions, children }: Props) {
  const { id, isBeside } = open
  return (
    <div className={classes.split} data-open={(isBeside && id !== undefined) || undefined}>
      <div className={classes.list}>{children}</div>
      {isBeside ? (
        id !== undefined && <SidePanel open={open} id={id} actions={actions} />
      ) : (
        <PanelDrawer open={open} actions={actions} />
      )}
    </div>
  )
}

type PanelProps = { open: OpenEnquiry; actions: EnquiryActions | undefined }

function SidePanel({ open, id, actions }: PanelProps & { id: string }) {
  const { t } = useTranslation('shared')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useQuery(enquiriesQueries.one(id))
  useEffect(() => {
    // Not when the page is opened with the enquiry in its URL, or by the arrows.
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

function PanelDrawer({ open, actions }: PanelProps) {
  const { t } = useTranslation('shared')
  const isPhone = useIsPhone()
  // Stays while the drawer moves out.
  const [id, setId] = useState(open.id)
  if (open.id !== undefined && open.id !== id) setId(open.id)
  const { data } = useQuery({ ...enquiriesQueries.one(id ?? ''), enabled: id !== undefined })
  return (
    <Drawer.Root
      opened={open.id !== undefined}
      onClose={open.close}
      position="right"
      size={isPhone ? '100%' : 440}
      returnFocus={false}
      onExitTransitionEnd={open.focusRow}
      classNames={{ content: classes.drawer ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header className={classes.header ?? ''}>
          <PanelHeading enquiry={data}>
            <Drawer.Title className={classes.name ?? ''} tabIndex={-1} data-autofocus>
              {data?.name ?? '…'}
            </Drawer.Title>
          </PanelHeading>
          <PanelTurner open={open} />
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <Drawer.Body className={classes.body ?? ''}>
          {id !== undefined && <EnquiryPanel key={id} id={id} actions={actions} withMenu />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
