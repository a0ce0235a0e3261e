import { randomId } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { translate } from '../i18n.tsx'
import { Alert } from './elements/alert.tsx'
import { Button } from './elements/button.tsx'
import { Group } from './elements/stack.tsx'
import { Text } from './elements/text.tsx'
import { openModal } from './open-modal.ts'
import { waitForOverlays } from './overlays-ready.ts'
import { getTrigger, restoreFocus } from './restore-focus.ts'
import classes from './text.module.css'

type ConfirmOptions = {
  title: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** Makes the button red, and focuses Cancel. */
  danger?: boolean
  /** Runs before the dialog closes. If it fails, the dialog stays open and shows the reason. */
  run?: () => Promise<unknown>
  /** Something else to do instead. Afterwards the dialog closes, and resolves to false. */
  alternative?: { label: string; run: () => Promise<unknown> }
}

/** Resolves to true once the user has confirmed and `run` has succeeded. */
export async function confirm({ title, ...options }: ConfirmOptions): Promise<boolean> {
  const trigger = getTrigger()
  const modals = await waitForOverlays()
  const modalId = randomId()
  const answered = Promise.withResolvers<boolean>()
  let isConfirmed = false
  let mayClose = true
  const settings = {
    modalId,
    title,
    children: (
      <Question
        {...options}
        onRunning={(isRunning) => {
          mayClose = !isRunning
          modals.updateModal({
            modalId,
            closeOnEscape: mayClose,
            closeOnClickOutside: mayClose,
            withCloseButton: mayClose,
          })
        }}
        onAnswer={(answer) => {
          isConfirmed = answer
          modals.close(modalId)
        }}
      />
    ),
    returnFocus: false,
    onClose: () => answered.resolve(isConfirmed),
    onExitTransitionEnd: () => restoreFocus(trigger),
  }
  await openModal(settings, () => mayClose)
  return answered.promise
}

type QuestionProps = Omit<ConfirmOptions, 'title'> & {
  onRunning: (isRunning: boolean) => void
  onAnswer: (isConfirmed: boolean) => void
}

function Question({
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
  run,
  alternative,
  onRunning,
  onAnswer,
}: QuestionProps) {
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])

  const runThenAnswer = async (task: (() => Promise<unknown>) | undefined, isConfirmed: boolean) => {
    if (!task) return onAnswer(isConfirmed)
    setRunning(true)
    setFailure(null)
    onRunning(true)
    try {
      await task()
      onAnswer(isConfirmed)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
      onRunning(false)
      setRunning(false)
    }
  }
  return (
    <>
      {text && (
        <Text size="md" className={classes.breakAnywhere}>
          {text}
        </Text>
      )}
      {failure && (
        <Alert
          ref={alert}
          role="alert"
          tabIndex={-1}
          color="red"
          mt="sm"
          icon={<IconAlertTriangle size={18} aria-hidden />}
        >
          {failure.message}
        </Alert>
      )}
      <Group mt="md" justify="flex-end">
        <Button
          variant="default"
          disabled={isRunning}
          data-autofocus={danger || undefined}
          onClick={() => onAnswer(false)}
        >
          {cancelLabel ?? translate('shared:cancel')}
        </Button>
        {alternative && (
          <Button variant="default" disabled={isRunning} onClick={() => void runThenAnswer(alternative.run, false)}>
            {alternative.label}
          </Button>
        )}
        <Button
          {...(danger && { color: 'red' })}
          loading={isRunning}
          data-autofocus={!danger || undefined}
          onClick={() => void runThenAnswer(run, true)}
        >
          {confirmLabel ?? translate('shared:yes')}
        </Button>
      </Group>
    </>
  )
}
