import { Radio, Text } from '@mantine/core'
import { RECEIPT_PAPERS, type ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { usePaperLabels } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './paper-panel.module.css'

type Props = { paper: ReceiptPaper; onChoose: (paper: ReceiptPaper) => void }

export function PaperPanel({ paper, onChoose }: Props) {
  const { t } = useTranslation('fees')
  const papers = usePaperLabels()
  return (
    <Panel title={t('paper')}>
      <Radio.Group aria-label={t('paper')} value={paper} onChange={(value) => onChoose(value as ReceiptPaper)}>
        <div className={classes.papers}>
          {RECEIPT_PAPERS.map((value) => (
            <Radio.Card key={value} value={value} className={classes.paper} aria-label={papers[value].label}>
              <Radio.Indicator size="xs" className={classes.indicator} />
              <span>
                <span className={classes.label}>{papers[value].label}</span>
                <span className={classes.hint}>{papers[value].hint}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Text size="xs" c="dimmed" mt="xs">
        {t('paperRemembered')}
      </Text>
    </Panel>
  )
}
