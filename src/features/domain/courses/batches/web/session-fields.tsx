import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import {
  MAX_SESSIONS,
  parseSessionsText,
  type Session,
  toSessionsText,
} from '#features/domain/courses/batches/contract/sessions.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FieldGroup } from '#shared/web/ui/elements/field.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import classes from './session-fields.module.css'
import { useWeekdays } from './use-weekdays.ts'

/** Proposes the hours of the last session, on the following day. */
function proposeNext(last: Session | undefined): Session {
  if (last === undefined) return { weekday: 1, start: '', end: '' }
  return { ...last, weekday: (last.weekday % 7) + 1 }
}

/** The value of the field `sessions` is JSON. */
export function SessionFields({ form }: { form: FormHandle<{ sessions: string }> }) {
  const { t } = useTranslation('batches')
  const sessions = parseSessionsText(form.values.sessions)
  const error = form.errors['sessions']
  const setSessions = (next: Session[]) => form.set('sessions', toSessionsText(next))
  return (
    <FieldGroup
      label={t('sessions')}
      labelProps={{ 'data-optional': true }}
      error={error}
      role="group"
      className={classes.sessions}
    >
      {sessions.map((session, index) => (
        // Sessions have no identity of their own: they are numbered.
        <SessionRow
          key={index}
          n={index + 1}
          session={session}
          errorOf={(field) => form.errors[`sessions.${index}.${field}`]}
          onChange={(change) => setSessions(sessions.with(index, { ...session, ...change }))}
          onRemove={() => setSessions(sessions.filter((_, at) => at !== index))}
        />
      ))}
      {sessions.length < MAX_SESSIONS && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setSessions([...sessions, proposeNext(sessions.at(-1))])}
        >
          {t('addSession')}
        </Button>
      )}
    </FieldGroup>
  )
}

type RowProps = {
  n: number
  session: Session
  errorOf: (field: keyof Session) => ReactNode
  onChange: (change: Partial<Session>) => void
  onRemove: () => void
}

function SessionRow({ n, session, errorOf, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('batches')
  const { long } = useWeekdays()
  const time = (field: 'start' | 'end', label: string) => (
    <TextInput
      type="time"
      aria-label={label}
      value={session[field]}
      error={errorOf(field)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <div className={classes.session}>
      <NativeSelect
        aria-label={t('sessionWeekday', { n })}
        data={long.map((label, index) => ({ value: String(index + 1), label }))}
        value={String(session.weekday)}
        error={errorOf('weekday')}
        onChange={(event) => onChange({ weekday: Number(event.currentTarget.value) })}
      />
      {time('start', t('sessionStart', { n }))}
      {time('end', t('sessionEnd', { n }))}
      <IconAction label={t('removeSession', { n })} icon={<IconX size={18} aria-hidden />} onClick={onRemove} />
    </div>
  )
}
