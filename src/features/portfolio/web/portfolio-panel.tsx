import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { truncate } from '#shared/web/cut.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { portfolioQueries } from './portfolio.queries.ts'

/** 'Portfolio Links' of a student's profile: the first link, or all of them. */
export function PortfolioPanel({ studentId, all = false }: { studentId: string; all?: boolean }) {
  const { t } = useTranslation('portfolio')
  const links = useQuery(portfolioQueries.ofStudent(studentId))
  return (
    <Panel title={t('links')}>
      <QueryStates
        query={links}
        loading={<LoadingState rows={1} />}
        isEmpty={(data) => data.total === 0}
        empty={<None />}
      >
        {({ portfolios }) => (
          <Group gap="4px 24px">
            {portfolios.slice(0, all ? undefined : 1).map((link) => (
              <CutLink key={link._id} href={link.portfolio} />
            ))}
          </Group>
        )}
      </QueryStates>
    </Panel>
  )
}

/** Quieter than a list that is empty: a section of a profile, as short as its neighbours. */
function None() {
  const { t } = useTranslation(['portfolio', 'shared'])
  return (
    <>
      <Text>{t('shared:nothingFound')}</Text>
      <Text c="dimmed">{t('noLinksYet')}</Text>
    </>
  )
}

/** A longer one is cut; the whole of it shows under the pointer. */
function CutLink({ href }: { href: string }) {
  return (
    <ExternalLink href={href}>
      <span title={href}>{truncate(href, 20)}</span>
    </ExternalLink>
  )
}
