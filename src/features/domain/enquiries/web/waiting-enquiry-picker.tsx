import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingEntry } from '#features/domain/courses/batches/contract/waiting.contract.ts'
import { useAddWaiting } from '#features/domain/courses/batches/web/waiting/public.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { enquiriesQueries } from './enquiries.queries.ts'

type Props = { batchId: string; waiting: WaitingEntry[] }

/** Finds open enquiries by name. */
export function WaitingEnquiryPicker({ batchId, waiting }: Props) {
  const { t } = useTranslation('batches')
  const [search, setSearch] = useState('')
  const found = useQuery({
    ...enquiriesQueries.page({ tab: 'All', search, page: 1, month: undefined, year: undefined }),
    enabled: search !== '',
  })
  const add = useAddWaiting(batchId)
  const enquiries = search === '' ? [] : (found.data?.enquiries ?? [])
  const offered = enquiries.filter(
    ({ _id, status }) => status !== 'Closed' && !waiting.some(({ enquiry }) => enquiry === _id),
  )
  return (
    <Panel title={t('addEnquirer')}>
      <Stack gap="sm">
        <SearchBox value={search} onSearch={setSearch} placeholder={t('searchEnquirer')} />
        {offered.map(({ _id, name, course, date }) => (
          <Group key={_id} gap="sm">
            <Button
              size="xs"
              variant="default"
              disabled={add.isPending}
              onClick={() => void add.mutateAsync({ enquiry: _id }).catch(toastError)}
            >
              {t('addPerson', { name })}
            </Button>
            <Text size="sm" c="dimmed">
              {course} · {date}
            </Text>
          </Group>
        ))}
        <Text size="sm" c="dimmed">
          {t('studentsHint')}
        </Text>
      </Stack>
    </Panel>
  )
}
