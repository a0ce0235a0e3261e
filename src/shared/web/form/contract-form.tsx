import { Alert, Button, Group, type ButtonProps } from '@mantine/core'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import type { FormHandle, FormValues } from './form-types.ts'

type Props<V extends FormValues> = {
  form: FormHandle<V>
  /** Names the form for a screen reader. */
  label: string
  children: ReactNode
}

/** The form element: says what was refused, disables the fields while saving, leads to the first wrong field. */
export function ContractForm<V extends FormValues>({ form, label, children }: Props<V>) {
  const element = useRef<HTMLFormElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  useEffect(() => {
    if (form.failureCount === 0) return
    const first =
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input') ??
      element.current?.querySelector<HTMLElement>('[data-failure]')
    // Saving disabled the fields, which drops the focus: where nothing else is to be mended, it goes back.
    const back = document.activeElement === document.body ? cameFrom.current : null
    ;(first ?? back)?.focus()
  }, [form.failureCount])

  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement) cameFrom.current = document.activeElement
        void form.submit()
      }}
    >
      {form.draftRestored && <DraftNote form={form} />}
      {form.failure && (form.failure.message !== '' || form.failure.stale) && <FailureNote form={form} />}
      <fieldset disabled={form.saving} className={classes.fields}>
        {children}
      </fieldset>
    </form>
  )
}

function FailureNote<V extends FormValues>({ form }: { form: FormHandle<V> }) {
  const { t } = useTranslation('shared')
  const { failure } = form
  if (!failure) return null
  return (
    <Alert
      role="alert"
      tabIndex={-1}
      data-failure
      color={failure.stale ? 'yellow' : 'red'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      className={classes.note}
      {...(failure.words !== undefined && { title: failure.words })}
    >
      <div>{failure.message}</div>
      {failure.details.map((detail) => (
        <div key={detail}>{detail}</div>
      ))}
      {failure.stale && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" onClick={form.loadCurrent}>
            {t('loadCurrent')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void form.keepMine()}>
            {t('keepMine')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

function DraftNote<V extends FormValues>({ form }: { form: FormHandle<V> }) {
  const { t } = useTranslation('shared')
  return (
    <Alert role="status" className={classes.note} icon={<IconHistory size={18} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        {t('draftRestored')}
        <Button size="xs" variant="default" onClick={form.reset}>
          {t('draftDiscard')}
        </Button>
      </Group>
    </Alert>
  )
}

/** The button that sends the form: a spinner while saving, 'Send again' when no answer came. */
export function SaveButton<V extends FormValues>({ form, children, ...rest }: ButtonProps & { form: FormHandle<V> }) {
  const { t } = useTranslation('shared')
  return (
    <Button type="submit" loading={form.saving} {...rest}>
      {form.failure?.again ? t('sendAgain') : (children ?? t('save'))}
    </Button>
  )
}

/** Fields side by side on wide screens, one below the other on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}

/** The buttons below a form. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>
}
