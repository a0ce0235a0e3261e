import { useQuery } from '@tanstack/react-query'
import { HELP_TOPICS, type HelpTopic } from '#shared/contract/help-topics.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getRouteApi, Link, useLocation } from '#shared/web/router/router.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { DashboardLink } from './dashboard-link.tsx'
import { GuideText } from './guide-text.tsx'
import classes from './help-screen.module.css'
import { helpQueries } from './help.queries.ts'
import { sectionId } from './sections.ts'

const route = getRouteApi('/public/help/$topic')

export function TopicScreen() {
  const { topic } = route.useParams()
  const known = HELP_TOPICS.find((name) => name === topic)
  return known ? <Topic key={known} topic={known} /> : <UnknownTopic />
}

function Topic({ topic }: { topic: HelpTopic }) {
  const { t, i18n } = useTranslation(['help', 'shared'])
  const query = useQuery(helpQueries.topic(i18n.language, topic))
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <div className={classes.page}>
      <Topics />
      <article className={classes.article}>
        <QueryStates query={query}>
          {({ title, summary, blocks }) => (
            <>
              <PageHeader
                title={title}
                crumbs={[{ label: t('shared:help'), link: { to: '/help' } }, { label: title }]}
                actions={<DashboardLink />}
              />
              <p className={classes.summary}>{summary}</p>
              <GuideText blocks={blocks} section={sectionOf(hash)} />
            </>
          )}
        </QueryStates>
      </article>
      {query.data && (
        <Contents headings={query.data.blocks.flatMap((block) => ('heading' in block ? block.heading : []))} />
      )}
    </div>
  )
}

const sectionOf = (hash: string) => {
  const [, number] = /^section-(\d+)$/.exec(hash) ?? []
  return number === undefined ? undefined : Number(number) - 1
}

/** On phones, the trail above the title leads to the list. */
function Topics() {
  const { t, i18n } = useTranslation(['help', 'shared'])
  const { data: index } = useQuery(helpQueries.index(i18n.language))
  return (
    <nav aria-label={t('allTopics')} className={classes.topics}>
      {index && (
        <ul>
          {HELP_TOPICS.map((topic) => (
            <li key={topic}>
              <Link to="/help/$topic" params={{ topic }}>
                {index[topic].title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Contents({ headings }: { headings: string[] }) {
  const { t } = useTranslation(['help', 'shared'])
  return (
    <nav aria-labelledby="contents" className={classes.contents}>
      <h2 id="contents">{t('onThisPage')}</h2>
      <ul>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function UnknownTopic() {
  const { t } = useTranslation(['help', 'shared'])
  const action = <ButtonLink to="/help">{t('allTopics')}</ButtonLink>
  return (
    <>
      <PageHeader title={t('shared:help')} />
      <EmptyState kind="noMatch" title={t('noSuchTopic')} action={action} />
    </>
  )
}
