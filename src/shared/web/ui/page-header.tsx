import { Group, Text, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../product.tsx'
import classes from './page-header.module.css'

/** Without a link it is where one stands. */
export type Crumb = { label: string; link?: LinkProps }

type Props = {
  title: string
  /** The window's title, where the heading would say too little in a row of tabs. */
  windowTitle?: string
  /** A line below the title, such as a count. */
  hint?: ReactNode
  /** From the area's dashboard down to this screen. */
  crumbs?: Crumb[]
  /** Buttons at the right; below the title on phones. */
  actions?: ReactNode
}

/** The screen's h1, its window title, its breadcrumbs and its buttons. One on every screen. */
export function PageHeader({ title, windowTitle = title, hint, crumbs = [], actions }: Props) {
  usePageTitle(windowTitle)
  return (
    <header className={classes.header}>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <Group justify="space-between" align="flex-end" gap="sm">
        <div>
          <Title order={1} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {hint && (
            <Text c="dimmed" component="div">
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
    <nav aria-label={t('you')}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, link }) => (
          <li key={label}>
            {link ? (
              // A way up is not where one stands, though its path begins this one's.
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
