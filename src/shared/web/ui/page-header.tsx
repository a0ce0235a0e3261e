import { Group, Text, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../product.tsx'
import classes from './page-header.module.css'

export type Crumb = { label: string; link?: LinkProps }

type Props = {
  title: string
  windowTitle?: string
  hint?: ReactNode
  crumbs?: Crumb[]
  actions?: ReactNode
}

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
