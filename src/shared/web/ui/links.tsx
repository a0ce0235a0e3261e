import { ActionIcon, Anchor, Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './text.module.css'

/** A component's props, to be drawn as a link. */
export type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never

/** A button that leads somewhere: `<ButtonLink to="/hr/register">`. */
export const ButtonLink = createLink((props: PropsOf<typeof Button<'a'>>) => <Button {...props} component="a" />)
/** A link in running text or in a table: `<TextLink to="/hr/Student-view" search={{ id }}>`. */
export const TextLink = createLink((props: PropsOf<typeof Anchor<'a'>>) => <Anchor {...props} component="a" />)
/** An icon that leads somewhere; give it an `aria-label`. */
export const IconLink = createLink((props: PropsOf<typeof ActionIcon<'a'>>) => <ActionIcon {...props} component="a" />)

/** A link out of the product, in a new tab that knows nothing of this one. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('shared')
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className={classes.long}>
      {children} <IconExternalLink size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
      <span className={classes.hidden}>{t('opensElsewhere')}</span>
    </Anchor>
  )
}
