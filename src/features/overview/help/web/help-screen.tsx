import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { DashboardLink, useReader } from './dashboard-link.tsx'
import classes from './help-screen.module.css'
import { helpQueries } from './help.queries.ts'
import { TopicList } from './topic-list.tsx'

export function HelpScreen() {
  const { t, i18n } = useTranslation(['help', 'shared'])
  const index = useQuery(helpQueries.index(i18n.language))
  const reader = useReader()
  return (
    <div className={classes.list}>
      <PageHeader title={t('shared:help')} hint={t('hint')} hintBelow actions={<DashboardLink />} />
      <QueryStates query={index}>{(topics) => <TopicList index={topics} isStudent={reader === 'user'} />}</QueryStates>
    </div>
  )
}
