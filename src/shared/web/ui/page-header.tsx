import { Link, type LinkProps } from '../router/router.ts'
import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../i18n.tsx'
import { usePageTitle } from '../product.tsx'
import { Group } from './elements/stack.tsx'
import { Text, Title } from './elements/text.tsx'
import classes from './page-header.module.css'

export type Crumb = { label: string; link?: LinkProps }

type Props = {
  title: string
  windowTitle?: string
  hint?: ReactNode
  /** A long hint is below the title. */
  hintBelow?: boolean
  crumbs?: Crumb[]
  actions?: ReactNode
}

/** Stands in for a hint that is not known yet: on phones it has its own line, below which nothing should move. */
export const LOADING_HINT = '\u00a0'

/** The element of the layout that shows the breadcrumbs. Null: they are above the title. */
export const BreadcrumbBar = createContext<HTMLElement | null>(null)

export function PageHeader({ title, windowTitle = title, hint, hintBelow = false, crumbs = [], actions }: Props) {
  usePageTitle(windowTitle)
  const bar = use(BreadcrumbBar)
  const breadcrumbs = crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />
  return (
    <header className={classes.header}>
      {bar ? createPortal(breadcrumbs, bar) : breadcrumbs}
      <Group justify="space-between" align="center" gap="sm">
        <div className={classes.heading} data-below={hintBelow || undefined}>
          <Title order={1} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {hint && (
            <Text size="sm" c="dimmed" component="div">
              {hint}
            </Text>
          )}
        </div>
        {actions && (
          <Group gap="xs" className={classes.actions}>
            {actions}
          </Group>
        )}
      </Group>
    </header>
  )
}

function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation('shared')
  return (
    <nav aria-label={t('currentPage')}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, link }) => (
          <li key={label}>
            {link ? (
              // Without `exact`, a parent page would count as the current one.
              <Link {...link} activeOptions={{ exact: true }}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
