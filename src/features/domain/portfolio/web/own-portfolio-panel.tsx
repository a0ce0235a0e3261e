import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { truncate } from '#shared/web/truncate.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ExternalLink, IconLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { PortfolioLink, PortfolioLinks } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import { HostAndLastPart } from './host-and-last-part.tsx'
import classes from './own-portfolio-panel.module.css'
import { portfolioQueries, useDeleteLink } from './portfolio.queries.ts'

type Props = {
  studentId: string
  /** The registration is not approved yet, so links can be neither added nor deleted. */
  isPending: boolean
  /** Links that the page has loaded already. */
  initial?: PortfolioLinks
}

export function OwnPortfolioPanel({ studentId, isPending, initial }: Props) {
  const { t } = useTranslation(['portfolio', 'shared'])
  const links = useQuery({
    ...portfolioQueries.linksOfStudent(studentId),
    enabled: !isPending,
    ...(initial && { initialData: initial }),
  })
  const addLink = (
    <IconLink to="/student/Add-Portfolio" aria-label={t('shared:addPortfolio')} variant="subtle" color="gray" size="lg">
      <IconPlus size={20} aria-hidden />
    </IconLink>
  )
  if (isPending) {
    return (
      <Panel title={t('links')} plain>
        <Text c="dimmed">{t('linkApprovalRequired')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('links')} note={links.data?.total} actions={links.data && addLink} plain>
      <QueryStates
        query={links}
        errorTitle={t('linksNotFound')}
        loading={<LoadingState rows={1} />}
        isEmpty={({ total }) => total === 0}
        empty={<Text c="dimmed">{t('noLinks')}</Text>}
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
