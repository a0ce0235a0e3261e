import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useProduct } from '#shared/web/product.tsx'
import { saveFile } from '#shared/web/save-file.ts'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { useCopy } from '#shared/web/use-copy.ts'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './two-factor.module.css'

type Props = { codes: readonly string[]; doneLabel: string; onDone: () => void }

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, doneLabel, onDone }: Props) {
  const { t } = useTranslation(['identity', 'words'])
  const institute = useProduct()
  const copy = useCopy()
  const hint = useRef<HTMLDivElement>(null)
  // Replaces the form that had the focus.
  useEffect(() => hint.current?.focus(), [])
  const text = [`${institute}: ${t('recoveryCodes')}`, '', ...codes, ''].join('\r\n')
  return (
    <Panel title={t('recoveryCodes')}>
      <div className={classes.section}>
        <Alert ref={hint} tabIndex={-1} color="yellow">
          {t('recoveryCodesHint')}
        </Alert>
        <ol className={classes.codes} aria-label={t('recoveryCodes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Group gap="xs" className={classes.actions ?? ''}>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('words:print')}
          </Button>
          <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(text)}>
            {t('copyCodes')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveFile('recovery-codes.txt', 'text/plain', text)}
          >
            {t('words:download')}
          </Button>
          <Button onClick={onDone}>{doneLabel}</Button>
        </Group>
      </div>
    </Panel>
  )
}
