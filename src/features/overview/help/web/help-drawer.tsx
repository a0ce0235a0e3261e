import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { HelpTopic } from '#shared/contract/help-topics.ts'
import {
  closeCommandOverlay,
  type HelpPart,
  openCommandOverlay,
  useCommandOverlay,
} from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { useLocation } from '#shared/web/router/router.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { SideDrawer } from '#shared/web/ui/side-drawer.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import classes from './help-drawer.module.css'
import { helpQueries } from './help.queries.ts'

const GuideText = lazyComponent(() => import('./help-views.tsx').then((module) => module.GuideText))
const TopicList = lazyComponent(() => import('./help-views.tsx').then((module) => module.TopicList))

/** Is above the other drawers, from which F1 opens it too. */
const LAYER = 250

type Props = { topicOfScreen: HelpTopic }

/** Shows the guide over the screen, which keeps what was typed. */
export function HelpDrawer({ topicOfScreen }: Props) {
  const { t, i18n } = useTranslation(['help', 'shared'])
  const { isOpen, topic, section } = useHelpPart(topicOfScreen)
  const { modalProps } = useRestoreFocus(isOpen)
  const isPhone = useIsPhone()
  const index = useQuery(helpQueries.index(i18n.language))
  const pathname = useLocation({ select: (location) => location.pathname })
  const onLeave = useEffectEvent(() => {
    if (isOpen) closeCommandOverlay()
  })
  useEffect(() => () => onLeave(), [pathname])
  return (
    <SideDrawer
      opened={isOpen}
      onClose={closeCommandOverlay}
      {...modalProps}
      position="right"
      size={isPhone ? '100%' : 480}
      zIndex={LAYER}
      title={(topic && index.data?.[topic].title) ?? t('shared:help')}
      closeButtonProps={{ 'aria-label': t('shared:close') }}
      classNames={{ header: classes.header ?? '', title: classes.title ?? '', body: classes.body ?? '' }}
    >
      <div className={classes.text}>
        <Suspense fallback={<LoadingState />}>
          {topic ? <Topic key={`${topic} ${section}`} topic={topic} section={section} /> : <Topics />}
        </Suspense>
      </div>
      <div className={classes.footer}>
        {topic && (
          <Button variant="subtle" onClick={() => openCommandOverlay({})}>
            {t('allTopics')}
          </Button>
        )}
        <ButtonLink
          {...(topic ? { to: '/help/$topic', params: { topic } } : { to: '/help' })}
          target="_blank"
          variant="default"
        >
          {t('openPage')}
        </ButtonLink>
      </div>
    </SideDrawer>
  )
}

/** Returns the part that was opened last, which stays while the drawer closes. */
function useHelpPart(topicOfScreen: HelpTopic): HelpPart & { isOpen: boolean } {
  const overlay = useCommandOverlay()
  const isOpen = overlay === 'help' || (typeof overlay === 'object' && overlay !== null)
  const [last, setLast] = useState(overlay)
  if (isOpen && overlay !== last) setLast(overlay)
  const shown = isOpen ? overlay : last
  if (shown !== null && typeof shown === 'object') return { ...shown, isOpen }
  return { topic: topicOfScreen, isOpen }
}

function Topic({ topic, section }: { topic: HelpTopic; section: number | undefined }) {
  const { i18n } = useTranslation('help')
  const query = useQuery(helpQueries.topic(i18n.language, topic))
  return (
    <QueryStates query={query}>
      {({ summary, blocks }) => (
        <>
          <p className={classes.summary}>{summary}</p>
          <GuideText blocks={blocks} section={section} onTopic={(other) => openCommandOverlay({ topic: other })} />
        </>
      )}
    </QueryStates>
  )
}

function Topics() {
  const { i18n } = useTranslation('help')
  const index = useQuery(helpQueries.index(i18n.language))
  const isStudent = useArea() === 'user'
  return (
    <QueryStates query={index}>
      {(topics) => (
        <TopicList index={topics} isStudent={isStudent} onTopic={(topic) => openCommandOverlay({ topic })} />
      )}
    </QueryStates>
  )
}
