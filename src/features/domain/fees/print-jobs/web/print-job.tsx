import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RECEIPT_PAPERS, type ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { usePaperLabels } from '#features/base/institute/web/public.ts'
import { MAX_PRINTED } from '#features/domain/fees/print-jobs/contract/print-limits.ts'
import { ApiError } from '#shared/web/api-error.ts'
import type { ChosenRows } from '#shared/web/chosen-rows.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Selection } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import classes from './print-job.module.css'

type Props<Row> = {
  /** The number of rows of the whole list. */
  total: number
  chosenRows: ChosenRows
  /** The first `MAX_PRINTED` of the list. */
  listIds: () => Promise<string[]>
  nameOf: (row: Row) => string
  paper: ReceiptPaper
  onPaper: (paper: ReceiptPaper) => void
  /** Saves the file, and returns its name. */
  print: (ids: string[]) => Promise<string>
  children: (selection: Selection<Row> | undefined) => ReactNode
}

/** On phones it prints the whole list, up to `MAX_PRINTED`. */
export function PrintJob<Row>({ total, chosenRows, listIds, nameOf, print, children, ...paper }: Props<Row>) {
  const { t } = useTranslation(['print-jobs', 'shared'])
  const isPhone = useIsPhone()
  const chosen = chosenRows.useIds()
  const first = Math.min(total, MAX_PRINTED)
  const chooseAll = useMutation({ mutationFn: listIds, onSuccess: chosenRows.add, onError: toastError })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => print(isPhone ? await listIds() : [...chosen]),
    onSuccess: (name) => {
      toast.success(t('shared:exported', { name }), READING_MS)
      if (!isPhone) chosenRows.clear()
    },
  })
  const count = isPhone ? first : chosen.size
  return (
    <>
      <div ref={showBar} tabIndex={-1} className={classes.bar} role="group" aria-label={t('title')}>
        <div className={classes.chosen}>
          <Text size="sm" role="status">
            {isPhone
              ? t(total > first ? 'hintFirst' : 'hintAll', { count: first, total })
              : t(count === 0 ? 'hint' : count === MAX_PRINTED ? 'chosenMost' : 'chosen', { count })}
          </Text>
          {!isPhone && count < first && (
            <Button size="compact-sm" variant="subtle" loading={chooseAll.isPending} onClick={() => chooseAll.mutate()}>
              {t(total > first ? 'firstOnly' : 'chooseAll', { count: first, total })}
            </Button>
          )}
          {!isPhone && count > 0 && (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={chosenRows.clear}>
              {t('clear')}
            </Button>
          )}
        </div>
        <PaperSelect {...paper} />
        <Button
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={count === 0}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t('print', { count })}
        </Button>
        {error && (
          <PrintError
            error={error}
            onLeaveOut={(id) => {
              chosenRows.remove([id])
              reset()
            }}
          />
        )}
      </div>
      {children(
        isPhone
          ? undefined
          : {
              chosen,
              label: (row) => t('tick', { name: nameOf(row) }),
              labelOfAll: t('tickAll'),
              onChoose: chosenRows.onChoose,
            },
      )}
    </>
  )
}

/**
 * Moves the focus to the bar, but not out of the search box, where somebody may type while the list is empty for a
 * moment.
 */
function showBar(bar: HTMLDivElement | null): void {
  if (!bar || document.activeElement instanceof HTMLInputElement) return
  bar.scrollIntoView({ block: 'center' })
  bar.focus({ preventScroll: true })
}

function PaperSelect({ paper, onPaper }: Pick<Props<never>, 'paper' | 'onPaper'>) {
  const { t } = useTranslation('fees')
  const papers = usePaperLabels()
  return (
    <NativeSelect
      aria-label={t('paper')}
      value={paper}
      data={RECEIPT_PAPERS.map((value) => ({ value, label: papers[value].label }))}
      onChange={(event) => onPaper(event.currentTarget.value as ReceiptPaper)}
    />
  )
}

/** A row that is missing may not be in the list any more. */
function PrintError({ error, onLeaveOut }: { error: Error; onLeaveOut: (id: string) => void }) {
  const { t } = useTranslation('print-jobs')
  const missing = error instanceof ApiError && (error.problem.current as { _id: string } | undefined)
  return (
    <div className={classes.error}>
      <Text role="alert" size="sm" c="var(--red-ink)">
        {error.message}
      </Text>
      {missing && (
        <Button size="compact-sm" variant="default" onClick={() => onLeaveOut(missing._id)}>
          {t('leaveOut')}
        </Button>
      )}
    </div>
  )
}
