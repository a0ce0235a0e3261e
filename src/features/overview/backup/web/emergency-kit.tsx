import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { EmergencyKit as Kit } from '#features/overview/backup/contract/kit.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import { PrintedSheet } from '#shared/web/ui/printed-sheet.tsx'
import classes from './emergency-kit.module.css'

/** One page for a new machine. The browser prints it, and nothing keeps it. */
export function EmergencyKit({ kit, onClose }: { kit: Kit; onClose: () => void }) {
  const { t } = useTranslation(['backup', 'words', 'shared'])
  const hint = useRef<HTMLDivElement>(null)
  useEffect(() => hint.current?.focus(), [])
  return (
    <PrintedSheet label={t('kit')} institute={kit.institute} heading={t('kit')} className={classes.sheet}>
      <Title order={3} className={classes.title ?? ''}>
        {t('kit')}
      </Title>
      <div ref={hint} tabIndex={-1}>
        <Text>{t('kitKeep')}</Text>
        <Text size="sm" c="dimmed">
          <InstantText at={kit.madeAt} /> · Munshi {kit.version}
        </Text>
      </div>
      <section>
        <Title order={3}>{t('recoveryKey')}</Title>
        <p className={classes.key} translate="no">
          {kit.recoveryKey}
        </p>
      </section>
      <section>
        <Title order={3}>{t('kitPlaces')}</Title>
        <ul className={classes.places}>
          {kit.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        {kit.encrypted && <Text mt="xs">{t('kitPassphrase')}</Text>}
      </section>
      <section>
        <Title order={3}>{t('kitSteps')}</Title>
        <ol className={classes.steps}>
          <li>{t('kitInstall', { version: kit.version })}</li>
          <li>{t('kitFile')}</li>
          <li>{t('kitRestore')}</li>
          <li>{t('kitKey')}</li>
          <li>{t('kitReceipt')}</li>
          <li>{t('kitSignIn')}</li>
        </ol>
      </section>
      <Group gap="xs" className={classes.buttons ?? ''}>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('words:print')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shared:close')}
        </Button>
      </Group>
    </PrintedSheet>
  )
}
