import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { enquiriesApi, type Enquiry, type EnquiryNote } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { InstantText, useToday } from '#features/base/institute/web/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { TextAreaField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Title } from '#shared/web/ui/elements/text.tsx'
import { QueryViewMore } from '#shared/web/ui/query-view-more.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { enquiriesQueries, useAddNote } from './enquiries.queries.ts'
import classes from './enquiry-notes.module.css'

export function EnquiryNotes({ enquiry, canWrite }: { enquiry: Enquiry; canWrite: boolean }) {
  const { t } = useTranslation('enquiries')
  const notes = useInfiniteQuery(enquiriesQueries.notes(enquiry._id))
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} id={headingId} className={classes.title ?? ''}>
        {t('notes')}
      </Title>
      {canWrite && <NoteForm enquiry={enquiry} />}
      <QueryStates
        query={notes}
        isEmpty={({ total }) => total === 0}
        empty={<p className={classes.quiet}>{t('noNotes')}</p>}
      >
        {(data) => (
          <>
            <ul className={classes.notes}>
              {data.notes.map((note) => (
                <Note key={note._id} note={note} />
              ))}
            </ul>
            {data.total > data.notes.length && (
              <QueryViewMore query={notes} shown={data.notes.length} total={data.total} />
            )}
          </>
        )}
      </QueryStates>
    </section>
  )
}

function Note({ note: { at, by, note, nextCall } }: { note: EnquiryNote }) {
  const { t } = useTranslation('enquiries')
  return (
    <li>
      <div className={classes.quiet}>
        <InstantText at={at} /> · {by}
      </div>
      <div className={classes.text}>{note}</div>
      {nextCall && (
        <div className={classes.quiet}>
          {t('nextCall')}: <DayText day={nextCall} />
        </div>
      )}
    </li>
  )
}

function NoteForm({ enquiry: { _id, status, version } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const today = useToday()
  const addNote = useAddNote(_id)
  const form = useContractForm({
    schema: enquiriesApi.addNote.body,
    initialValues: { note: '', nextCall: '' },
    draft: `enquiry-note-${_id}`,
    // The draft is there again when the enquiry is opened again.
    guard: false,
    send: (body, sending) =>
      addNote.mutateAsync({ body, sending: { ...sending, ...(body.nextCall !== '' && { ifMatch: version }) } }),
    onSaved: (_, { reset }) => {
      reset()
      toast.success(t('noteSaved'))
    },
  })
  return (
    <ContractForm form={form} label={t('addNote')}>
      <TextAreaField form={form} name="note" label={t('note')} rows={2} required />
      <div className={classes.line}>
        {status !== 'Closed' && <DateField form={form} name="nextCall" label={t('callAgain')} min={today} />}
        <SaveButton form={form} variant="default">
          {t('addNote')}
        </SaveButton>
      </div>
    </ContractForm>
  )
}
