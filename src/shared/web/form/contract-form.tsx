import { IconAlertTriangle } from '@tabler/icons-react'
import { Suspense, useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from '../i18n.tsx'
import { Alert } from '../ui/elements/alert.tsx'
import { Button, type ButtonProps } from '../ui/elements/button.tsx'
import { Group } from '../ui/elements/stack.tsx'
import { isFocusLost } from '../ui/restore-focus.ts'
import { renderAskForApproval } from './ask-for-approval.ts'
import { ConflictDifferences } from './conflict-differences.tsx'
import classes from './contract-form.module.css'
import { DraftAlert } from './draft-alert.tsx'
import type { FormHandle, FormValues } from './form-types.ts'

type Props<V extends FormValues> = {
  form: FormHandle<V>
  label: string
  children: ReactNode
}

export function ContractForm<V extends FormValues>({ form, label, children }: Props<V>) {
  const { t } = useTranslation('shared')
  const element = useRef<HTMLFormElement>(null)
  const submitter = useRef<HTMLElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  const focusFirstError = useEffectEvent(() => {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    // Without a message at a field, the failure is about all of them.
    const isAtField = Object.keys(form.errors).length > 0
    const first = (isAtField && find('[aria-invalid="true"], [data-invalid] input')) || find('[data-failure]')
    // The focus was lost when saving disabled the fields.
    const previous = isFocusLost() ? submitter.current : null
    ;(first ?? previous)?.focus()
  })
  useEffect(() => {
    if (form.failureCount > 0) focusFirstError()
  }, [form.failureCount])

  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      data-merges-changes={form.mergesChanges || undefined}
      style={{ '--optional': `'${t('optional')}'` } as CSSProperties}
      onSubmit={(event) => {
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement) submitter.current = document.activeElement
        void form.submit()
      }}
    >
      {form.draftNotice && <DraftAlert notice={form.draftNotice} className={classes.alert ?? ''} />}
      {form.failure && (form.failure.message !== '' || form.failure.conflict) && <FailureAlert form={form} />}
      <fieldset disabled={form.saving} className={classes.fields}>
        {children}
      </fieldset>
    </form>
  )
}

function FailureAlert<V extends FormValues>({ form }: { form: FormHandle<V> }) {
  const { t } = useTranslation('shared')
  const { failure } = form
  if (!failure) return null
  return (
    <Alert
      role="alert"
      tabIndex={-1}
      data-failure
      color={failure.conflict ? 'yellow' : 'red'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      className={classes.alert}
      {...(failure.title !== undefined && { title: failure.title })}
    >
      <div>{failure.message}</div>
      {failure.details.map((detail) => (
        <div key={detail}>{detail}</div>
      ))}
      {failure.approval && <Suspense>{renderAskForApproval(failure.approval)}</Suspense>}
      {failure.conflict && (
        <>
          <ConflictDifferences saved={failure.conflict} typed={form.values} />
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" onClick={form.loadCurrent}>
              {t('loadCurrent')}
            </Button>
            <Button size="xs" variant="default" onClick={() => void form.keepMine()}>
              {t('keepMine')}
            </Button>
          </Group>
        </>
      )}
    </Alert>
  )
}

type SaveButtonProps<V extends FormValues> = ButtonProps & { form: FormHandle<V>; onClick?: () => void }

export function SaveButton<V extends FormValues>({ form, children, ...rest }: SaveButtonProps<V>) {
  const { t } = useTranslation('shared')
  return (
    <Button type="submit" loading={form.saving} {...rest}>
      {form.failure?.canRetry ? t('resend') : (children ?? t('save'))}
    </Button>
  )
}

export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className={classes.grid} data-field-grid>
      {children}
    </div>
  )
}

export function FormButtons({ children, onCancel }: { children: ReactNode; onCancel?: (() => void) | undefined }) {
  const { t } = useTranslation('shared')
  return (
    <div className={classes.buttons}>
      {children}
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
