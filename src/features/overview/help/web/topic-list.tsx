import { IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { HELP_TOPICS, type HelpTopic } from '#shared/contract/help-topics.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Link } from '#shared/web/router/router.ts'
import { Title } from '#shared/web/ui/elements/text.tsx'
import type { GuideIndex } from '../contract/guide.ts'
import classes from './topic-list.module.css'

type Props = { index: GuideIndex; isStudent: boolean; onTopic?: (topic: HelpTopic) => void }

const STAFF_TOPICS = HELP_TOPICS.filter((topic) => topic !== 'for-students')

/** Lists all topics; those of the reader come first. */
export function TopicList({ index, isStudent, onTopic }: Props) {
  const { t } = useTranslation('help')
  const groups = [
    { title: t('forStaff'), topics: STAFF_TOPICS },
    { title: t('forStudents'), topics: ['for-students'] as const },
  ]
  const show = (event: MouseEvent, topic: HelpTopic) => {
    if (!onTopic || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onTopic(topic)
  }
  return (isStudent ? groups.toReversed() : groups).map(({ title, topics }) => (
    <section key={title} className={classes.group}>
      <Title order={2}>{title}</Title>
      <ul className={classes.list}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link
              to="/help/$topic"
              params={{ topic }}
              className={classes.topic ?? ''}
              onClick={(event) => show(event, topic)}
            >
              <span>
                <span className={classes.title}>{index[topic].title}</span>
                <span className={classes.summary}>{index[topic].summary}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
