import { useQuery } from '@tanstack/react-query'
import type { BatchSeats } from '#features/domain/courses/batches/contract/waiting.contract.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type Person, useAddWaiting, waitingQueries } from './waiting/waiting.queries.ts'

/** `person` can be put on the waiting list. Undefined if there is no record of them. */
export type SeatsNoteProps = { code: string; person?: Person | undefined }

export function OpenSeatsNote({ code, person }: SeatsNoteProps) {
  const { t } = useTranslation('students')
  const { data } = useQuery(waitingQueries.seats(code))
  if (!data || data.seats === null) return null
  const { strength, seats } = data
  if (strength < seats) return <span>{t('seatsTaken', { strength, seats })}</span>
  return <FullBatch batch={data} person={person} />
}

function FullBatch({
  batch: { _id, bCode: code, strength, seats, waiting },
  person,
}: { batch: BatchSeats } & Pick<SeatsNoteProps, 'person'>) {
  const { t } = useTranslation('students')
  const add = useAddWaiting(_id)
  const addToList = (one: Person) => add.mutateAsync(one).then(() => toast.success(t('waitsNow', { code })), toastError)
  return (
    <span role="status">
      {t('batchIsFull', { strength, seats: seats ?? 0 })}
      <Group component="span" gap="xs" mt={4}>
        {person && (
          <Button size="xs" variant="default" loading={add.isPending} onClick={() => void addToList(person)}>
            {t('putOnWaitingList')}
          </Button>
        )}
        <TextLink to="/hr/batch/waiting" search={{ id: _id }} target="_blank">
          {t('waitingList', { count: waiting })}
        </TextLink>
      </Group>
    </span>
  )
}
