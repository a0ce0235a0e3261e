import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { batchesQueries, overviewQueries } from '#features/domain/courses/batches/web/public.ts'
import type { CalendarFeed } from '#features/domain/timetable/contract/calendar.contract.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ServerSetting } from '#shared/web/ui/server-setting.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useCopy } from '#shared/web/use-copy.ts'
import { calendarQueries, useRenewCalendar } from './calendar.queries.ts'

type Choice = { batch?: string; trainer?: string }

/** Staff choose its batch or trainer. */
export function CalendarPanel({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation('timetable')
  const feed = useQuery(calendarQueries.feed())
  return (
    <Panel title={t('calendarFeed')}>
      <QueryStates query={feed}>
        {(data) => (
          <Stack gap="sm">
            <Text component="div" c="dimmed">
              {t(data.isPublic ? 'feedHint' : 'feedNeedsPublicUrl')}
              {!data.isPublic && isStaff && <ServerSetting name="PUBLIC_URL" />}
            </Text>
            {data.isPublic && (isStaff ? <StaffFeed feed={data} /> : <Feed feed={data} choice={{}} />)}
          </Stack>
        )}
      </QueryStates>
    </Panel>
  )
}

function StaffFeed({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation(['timetable', 'words', 'batches'])
  const may = useMay()
  const { data: names } = useQuery({ ...overviewQueries.names(), enabled: may('courses.list') })
  const { data: list } = useQuery(batchesQueries.list())
  const [value, setValue] = useState('')
  const toChoices = (kind: 'trainer' | 'batch', texts: string[] = []) =>
    texts.map((text) => ({ value: `${kind} ${text}`, label: text }))
  const chosen = value.slice(value.indexOf(' ') + 1)
  const choice: Choice = value === '' ? {} : value.startsWith('trainer ') ? { trainer: chosen } : { batch: chosen }
  return (
    <Feed feed={feed} choice={choice}>
      <NativeSelect
        label={t('feedContains')}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        data={[
          { value: '', label: t('words:allBatches') },
          { group: t('batches:trainer'), items: toChoices('trainer', names?.trainers) },
          {
            group: t('words:batch'),
            items: toChoices(
              'batch',
              list?.batches.map(({ bCode }) => bCode),
            ),
          },
        ]}
      />
    </Feed>
  )
}

type FeedProps = { feed: CalendarFeed; choice: Choice; children?: ReactNode }

function Feed({ feed: { url, exists, batch, trainer }, choice, children }: FeedProps) {
  const { t } = useTranslation(['timetable', 'words', 'shared'])
  const copy = useCopy()
  const renew = useRenewCalendar()
  const make = async () => {
    const question = { title: t('renewFeed'), text: t('renewFeedHint'), confirmLabel: t('renewFeed') }
    if (exists && !(await confirm(question))) return
    await renew.mutateAsync(choice).catch(toastError)
  }
  return (
    <>
      {url !== null && (
        <>
          <TextInput
            label={t('words:address')}
            description={batch ?? trainer ?? undefined}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group gap="sm">
            <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(url)}>
              {t('copyFeed')}
            </Button>
          </Group>
        </>
      )}
      {children}
      <div>
        <Button variant={exists ? 'default' : 'filled'} loading={renew.isPending} onClick={() => void make()}>
          {t(exists ? 'renewFeed' : 'makeFeed')}
        </Button>
      </div>
    </>
  )
}
