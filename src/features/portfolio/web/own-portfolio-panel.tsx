import { Group, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { truncate } from '#shared/web/cut.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ButtonLink, ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { Portfolio } from '../contract/portfolio.contract.ts'
import classes from './own-portfolio-panel.module.css'
import { portfolioQueries, useRemovePortfolio } from './portfolio.queries.ts'

type Props = {
  studentId: string
  /** For the institute's approval: until then there is nothing to add or delete. */ waits: boolean
}

/** 'Portfolio Links' of the signed-in student's own profile, to be added and deleted. */
export function OwnPortfolioPanel({ studentId, waits }: Props) {
  const { t } = useTranslation('portfolio')
  const links = useQuery({ ...portfolioQueries.ofStudent(studentId), enabled: !waits })
  const add = (
    <ButtonLink to="/student/Add-Portfolio" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addLink')}
    </ButtonLink>
  )
  if (waits) {
    return (
      <Panel title={t('links')}>
        <Text c="dimmed">{t('linkApprovalRequired')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('links')} actions={links.data && links.data.total > 0 && add}>
      <QueryStates
        query={links}
        errorTitle={t('noLinkRecord')}
        loading={<LoadingState rows={1} />}
        isEmpty={({ total }) => total === 0}
        empty={
          // Quieter than a list that is empty: a section of a profile, as short as its neighbours.
          <Group justify="space-between" gap="sm">
            <Text>{t('noOwnLinks')}</Text>
            {add}
          </Group>
        }
      >
        {({ portfolios }) => <OwnLinks links={portfolios} />}
      </QueryStates>
    </Panel>
  )
}

function OwnLinks({ links }: { links: Portfolio[] }) {
  const { t } = useTranslation('portfolio')
  const remove = useRemovePortfolio()
  const ask = (link: Portfolio) =>
    confirmDelete(t('linkWillBeDeleted', { link: named(link) }), () => remove.mutateAsync(link), {
      deleted: t('linkRemoved'),
    })
  return (
    <ul className={classes.links} aria-label={t('links')} aria-busy={remove.isPending}>
      {links.map((link) => (
        <li key={link._id}>
          <ExternalLink href={link.portfolio}>
            <span title={link.portfolio} aria-hidden>
              {truncate(link.portfolio, 15, '....')}
            </span>
            <VisuallyHidden>{link.portfolio}</VisuallyHidden>
          </ExternalLink>
          <IconAction
            label={t('deleteLink', { link: named(link) })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void ask(link)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Short enough to be read out, and long enough to tell it from the others. */
const named = ({ portfolio }: Portfolio) => truncate(portfolio, 36)
