import type { UseQueryResult } from '@tanstack/react-query'
import type { PortfolioLink } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { truncate } from '#shared/web/truncate.ts'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { HostAndLastPart } from './host-and-last-part.tsx'
import { EmptySection } from './empty-section.tsx'

type Props = {
  /** The newest comes first. */
  links: UseQueryResult<Pick<PortfolioLink, '_id' | 'portfolio'>[]>
  all?: boolean
}

export function PortfolioPanel({ links, all = false }: Props) {
  const { t } = useTranslation('portfolio')
  return (
    <Panel title={t('links')}>
      <QueryStates
        query={links}
        loading={<LoadingState rows={1} />}
        isEmpty={({ length }) => length === 0}
        empty={<EmptySection hint={t('studentAddsLinks')} />}
      >
        {(portfolios) => (
          <Group gap="4px 24px">
            {portfolios.slice(0, all ? undefined : 1).map(({ _id, portfolio }) => (
              <Group key={_id} gap={10} maw="100%" wrap="nowrap">
                <ExternalLink href={portfolio}>
                  <span title={portfolio}>{truncate(portfolio, 20)}</span>
                </ExternalLink>
                {truncate(portfolio, 20) !== portfolio && <HostAndLastPart link={portfolio} />}
              </Group>
            ))}
          </Group>
        )}
      </QueryStates>
    </Panel>
  )
}
