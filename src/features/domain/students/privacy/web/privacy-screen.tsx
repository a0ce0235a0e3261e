import { useQuery } from '@tanstack/react-query'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { privacyQueries } from './privacy.queries.ts'
import classes from './privacy-screen.module.css'
import { useDefaultText } from './use-default-text.ts'

/** Shows the notice in the language of the page, as text only: nothing in it becomes markup or a link. */
export function PrivacyScreen() {
  const { t, i18n } = useTranslation('identity')
  const notice = useQuery(privacyQueries.notice())
  const institute = useInstituteQuery()
  const defaultText = useDefaultText()
  return (
    <div className={classes.notice}>
      <PageHeader title={t('privacyNotice')} />
      <Panel>
        <QueryStates query={institute}>
          {() => (
            <QueryStates query={notice}>
              {({ texts }) => <Paragraphs text={texts[i18n.language] ?? defaultText} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
    </div>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => {
    const [first = '', ...rest] = paragraph.split('\n')
    const hasHeading = rest.length > 0
    return (
      // oxlint-disable-next-line no-array-index-key -- the paragraphs have no other identity and never move
      <div key={index}>
        {hasHeading && (
          <Title order={2} className={classes.heading ?? ''}>
            {first}
          </Title>
        )}
        <Text className={classes.paragraph ?? ''}>{hasHeading ? rest.join('\n') : first}</Text>
      </div>
    )
  })
}
