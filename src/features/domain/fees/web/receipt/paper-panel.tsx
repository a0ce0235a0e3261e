import { useId } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { RECEIPT_PAPERS, type ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { usePaperLabels } from '#features/base/institute/web/public.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './paper-panel.module.css'

type Props = { paper: ReceiptPaper; onChoose: (paper: ReceiptPaper) => void }

export function PaperPanel({ paper, onChoose }: Props) {
  const { t } = useTranslation('fees')
  const papers = usePaperLabels()
  const name = useId()
  return (
    <Panel title={t('paper')}>
      <div className={classes.papers} role="radiogroup" aria-label={t('paper')}>
        {RECEIPT_PAPERS.map((value) => (
          <label key={value} className={classes.paper}>
            <input
              type="radio"
              className={classes.indicator}
              name={name}
              aria-label={papers[value].label}
              checked={value === paper}
              onChange={() => onChoose(value)}
            />
            <span>
              <span className={classes.label}>{papers[value].label}</span>
              <span className={classes.hint}>{papers[value].hint}</span>
            </span>
          </label>
        ))}
      </div>
      <Text size="xs" c="dimmed" mt="xs">
        {t('paperRemembered')}
      </Text>
    </Panel>
  )
}
