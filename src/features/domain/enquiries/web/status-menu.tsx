import type { ComponentProps } from 'react'
import { createLazyMenu } from '#shared/web/ui/lazy-menu.tsx'
import type { OpenStatusMenu } from './open-status-menu.tsx'
import { StatusButton } from './status-button.tsx'

const LazyMenu = createLazyMenu(() => import('./open-status-menu.tsx').then((module) => module.OpenStatusMenu), {
  preload: true,
})

export const StatusMenu = (props: ComponentProps<typeof OpenStatusMenu>) => (
  <LazyMenu menu={props} button={(button) => <StatusButton enquiry={props.enquiry} {...button} />} />
)
