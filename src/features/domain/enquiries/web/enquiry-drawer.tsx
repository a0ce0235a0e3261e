import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { SideDrawerRoot } from '#shared/web/ui/side-drawer.tsx'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { enquiriesQueries } from './enquiries.queries.ts'
import { EnquiryPanel, PanelHeading, PanelTurner } from './enquiry-panel.tsx'
import classes from './enquiry-split.module.css'
import type { EnquiryActions } from './use-enquiry-actions.ts'
import type { OpenEnquiry } from './use-open-enquiry.ts'

type Props = { open: OpenEnquiry; actions: EnquiryActions | undefined }

export function EnquiryDrawer({ open, actions }: Props) {
  const { t } = useTranslation('shared')
  const isPhone = useIsPhone()
  // Keeps the enquiry while the drawer moves out.
  const [id, setId] = useState(open.id)
  if (open.id !== undefined && open.id !== id) setId(open.id)
  const { data } = useQuery({ ...enquiriesQueries.one(id ?? ''), enabled: id !== undefined })
  return (
    <SideDrawerRoot
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
    </SideDrawerRoot>
  )
}
