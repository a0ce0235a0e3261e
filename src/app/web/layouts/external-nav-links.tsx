import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import type { ExternalLinks } from './menu-items.ts'
import classes from './side-nav.module.css'

const INTERVIEW_QUESTIONS = [
  { name: 'HTML', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Structuring_content' },
  { name: 'CSS', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Styling_basics' },
  { name: 'JavaScript', href: 'https://developer.mozilla.org/docs/Learn_web_development/Core/Scripting' },
  { name: 'React', href: 'https://react.dev/learn' },
  { name: 'Node', href: 'https://nodejs.org/en/learn/getting-started/introduction-to-nodejs' },
]

export function ExternalNavLinks({ group: { label, icon: GroupIcon } }: { group: ExternalLinks }) {
  const { t } = useTranslation('shared')
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <GroupIcon size={16} stroke={1.75} aria-hidden />
        {translate(label)}
        <IconChevronDown size={14} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} hidden={!open} className={classes.submenu}>
        {INTERVIEW_QUESTIONS.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={classes.item}>
              {name}
              <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
              <IconExternalLink size={14} aria-hidden className={classes.external} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
