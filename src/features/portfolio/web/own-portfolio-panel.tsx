import { Group, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { truncate } from '#shared/web/truncate.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ButtonLink, ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { PortfolioLink } from '#features/portfolio/contract/portfolio.contract.ts'
import { HostAndLastPart } from './host-and-last-part.tsx'
import classes from './own-portfolio-panel.module.css'
import { portfolioQueries, useDeleteLink } from './portfolio.queries.ts'

type Props = {
  studentId: string
  /** The registration is not approved yet, so links can be neither added nor deleted. */
  isPending: boolean
}

export function OwnPortfolioPanel({ studentId, isPending }: Props) {
  const { t } = useTranslation('portfolio')
  const links = useQuery({ ...portfolioQueries.linksOfStudent(studentId), enabled: !isPending })
  const addLink = (
    <ButtonLink to="/student/Add-Portfolio" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addLink')}
    </ButtonLink>
  )
  if (isPending) {
    return (
      <Panel title={t('links')}>
        <Text c="dimmed">{t('linkApprovalRequired')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('links')} actions={links.data && links.data.total > 0 && addLink}>
      <QueryStates
        query={links}
        errorTitle={t('linksNotFound')}
        loading={<LoadingState rows={1} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <Group justify="space-between" gap="sm">
            <Text>{t('noLinks')}</Text>
            {addLink}
          </Group>
        }
      >
        {({ portfolios }) => <OwnLinks links={portfolios} />}
      </QueryStates>
    </Panel>
  )
}

const cut = ({ portfolio }: PortfolioLink) => truncate(portfolio, 15, '....')

function OwnLinks({ links }: { links: PortfolioLink[] }) {
  const { t } = useTranslation('portfolio')
  const deleteLink = useDeleteLink()
  const confirmAndDelete = (link: PortfolioLink) =>
    confirmDelete(t('linkWillBeDeleted', { link: link.portfolio }), () => deleteLink.mutateAsync(link), {
      deleted: t('linkDeleted'),
    })
  return (
    <ul className={classes.links} aria-label={t('links')} aria-busy={deleteLink.isPending}>
      {links.map((link) => (
        <li key={link._id}>
          <ExternalLink href={link.portfolio}>
            <span title={link.portfolio} aria-hidden>
              {cut(link)}
            </span>
            <VisuallyHidden>{link.portfolio}</VisuallyHidden>
          </ExternalLink>
          {cut(link) !== link.portfolio && <HostAndLastPart link={link.portfolio} />}
          <IconAction
            label={t('deleteLink', { link: link.portfolio })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void confirmAndDelete(link)}
          />
        </li>
      ))}
    </ul>
  )
}
