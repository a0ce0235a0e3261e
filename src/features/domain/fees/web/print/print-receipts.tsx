import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useIsPhone } from '#shared/web/use-is-phone.ts'

export const LazyPrintableFees = lazyComponent(() =>
  import('./printable-fees.tsx').then((module) => module.PrintableFees),
)

type Props = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

/** Shows and hides the ticks of a list of receipts. */
export function PrintReceiptsButton({ isOpen, onToggle }: Props) {
  const { t } = useTranslation('fees')
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {t(useIsPhone() ? 'printAll' : 'printReceipts')}
    </Button>
  )
}
