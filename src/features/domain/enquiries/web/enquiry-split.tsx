import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import classes from './enquiry-split.module.css'
import type { EnquiryActions } from './use-enquiry-actions.ts'
import type { OpenEnquiry } from './use-open-enquiry.ts'

const SidePanel = lazyComponent(() => import('./enquiry-side-panel.tsx').then((module) => module.SidePanel), {
  preload: true,
})
const EnquiryDrawer = createLazyDialog(
  () => import('./enquiry-drawer.tsx').then((module) => module.EnquiryDrawer),
  ({ open }) => open.id !== undefined,
)

type Props = {
  open: OpenEnquiry
  /** Without them the enquiry is only shown. */
  actions?: EnquiryActions | undefined
  children: ReactNode
}

/** Shows a list, with the open enquiry beside it or, on a small screen, in a drawer over it. */
export function EnquirySplit({ open, actions, children }: Props) {
  const { id, isBeside } = open
  return (
    <div className={classes.split} data-open={(isBeside && id !== undefined) || undefined}>
      <div className={classes.list}>{children}</div>
      {isBeside ? (
        id !== undefined && (
          <Suspense>
            <SidePanel open={open} id={id} actions={actions} />
          </Suspense>
        )
      ) : (
        <EnquiryDrawer open={open} actions={actions} />
      )}
    </div>
  )
}
