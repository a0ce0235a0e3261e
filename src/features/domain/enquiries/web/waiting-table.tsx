import { IconTrash } from '@tabler/icons-react'
import type { BatchSeats, WaitingEntry } from '#features/domain/courses/batches/contract/waiting.contract.ts'
import { useRemoveWaiting, useRestoreWaiting } from '#features/domain/courses/batches/web/waiting/public.ts'
import { useMoveStudent } from '#features/domain/students/web/public.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ButtonLink, TextLink } from '#shared/web/ui/links.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'

type Props = { batch: BatchSeats; waiting: WaitingEntry[] }

export function WaitingTable({ batch, waiting }: Props) {
  const { t } = useTranslation(['batches', 'shared'])
  const remove = useRemoveWaiting()
  const restore = useRestoreWaiting()
  const placeOf = ({ _id }: WaitingEntry) => waiting.findIndex((entry) => entry._id === _id) + 1
  const undo = (id: string) => (
    <Button size="xs" variant="default" onClick={() => void restore.mutateAsync(id).catch(toastError)}>
      {t('shared:undo')}
    </Button>
  )
  const removeEntry = ({ _id }: WaitingEntry) =>
    remove.mutateAsync(_id).then(({ message }) => toast.success(message, READING_MS, { action: undo(_id) }), toastError)
  const actions = (entry: WaitingEntry) => (
    <>
      <OfferSeat batch={batch} entry={entry} />
      <IconAction
        label={t('removeWaiting', { name: entry.name })}
        icon={<IconTrash size={17} aria-hidden />}
        danger
        onClick={() => void removeEntry(entry)}
      />
    </>
  )
  return (
    <DataTable
      label={t('waitingList')}
      busy={remove.isPending || restore.isPending}
      rows={waiting}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'place', header: t('place'), cell: placeOf },
        { key: 'name', header: t('waitingName'), primary: true, cell: (entry) => <PersonLink entry={entry} /> },
        { key: 'contact', header: t('contact'), cell: ({ contact }) => <PhoneText number={contact} /> },
        { key: 'since', header: t('since'), cell: ({ since }) => <DayText day={since} /> },
      ]}
      actions={actions}
    />
  )
}

function PersonLink({ entry: { enquiry, student, name } }: { entry: WaitingEntry }) {
  const may = useMay()
  if (!may(student === null ? 'enquiries.read' : 'students.read')) return name
  return student === null ? (
    <TextLink to="/hr/enquiry" search={{ id: enquiry ?? '' }}>
      {name}
    </TextLink>
  ) : (
    <TextLink to="/hr/Student-view" search={{ id: student }}>
      {name}
    </TextLink>
  )
}

/** Opens the registration of an enquirer, or the approval; moves a student. Each ends the waiting. */
function OfferSeat({
  batch,
  entry: { enquiry, student, name, isPending },
}: {
  batch: BatchSeats
  entry: WaitingEntry
}) {
  const { t } = useTranslation('batches')
  const may = useMay()
  const move = useMoveStudent()
  const { bCode: code, strength, seats } = batch
  const variant = seats === null || strength < seats ? 'filled' : 'default'
  const label = { size: 'xs', variant, 'aria-label': t('offerSeatTo', { name }) } as const
  if (student === null) {
    if (!may('enquiries.admit')) return null
    return (
      <ButtonLink to="/hr/enquiry/admit" search={{ id: enquiry ?? '', batch: code }} {...label}>
        {t('offerSeat')}
      </ButtonLink>
    )
  }
  if (isPending) {
    if (!may('admissions.decide')) return null
    return (
      <ButtonLink to="/hr/Student-view" search={{ id: student }} {...label}>
        {t('offerSeat')}
      </ButtonLink>
    )
  }
  if (!may('students.edit')) return null
  const ask = async () => {
    const question = {
      title: t('offerSeatTo', { name }),
      text: t('moveHint', { name, code }),
      confirmLabel: t('offerSeat'),
    }
    if (!(await confirm(question))) return
    await move.mutateAsync({ student, batch: code }).then(() => toast.success(t('moved', { code })), toastError)
  }
  return (
    <Button {...label} loading={move.isPending} onClick={() => void ask()}>
      {t('offerSeat')}
    </Button>
  )
}
