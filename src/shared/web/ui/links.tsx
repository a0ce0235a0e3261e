import { createLink } from '../router/router.ts'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ActionIcon } from './elements/action-icon.tsx'
import { Button } from './elements/button.tsx'
import { Anchor } from './elements/text.tsx'
import { VisuallyHidden } from './elements/visually-hidden.tsx'
import classes from './text.module.css'
import { useTranslation } from '../i18n.tsx'

/** The props of a polymorphic component, for `createLink`. */
export type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never

export const ButtonLink = createLink((props: PropsOf<typeof Button<'a'>>) => <Button {...props} component="a" />)
export const TextLink = createLink((props: PropsOf<typeof Anchor<'a'>>) => <Anchor {...props} component="a" />)
/** Needs an `aria-label`. */
export const IconLink = createLink((props: PropsOf<typeof ActionIcon<'a'>>) => <ActionIcon {...props} component="a" />)

export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('shared')
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className={classes.breakAnywhere}>
      {children} <IconExternalLink size={14} aria-hidden style={{ flexShrink: 0, verticalAlign: '-2px' }} />
      <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
    </Anchor>
  )
}
