import { Fragment } from 'react'
import { closeCommandOverlay, useCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import type { Area } from '#shared/web/identity-store.ts'
import { useMay } from '#shared/web/may.ts'
import { CONTROL_KEY, setSingleKeys, useSingleKeys } from '#shared/web/shortcuts.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { listMenuItems } from '../layouts/menu-items.ts'
import classes from './shortcuts-dialog.module.css'

export function ShortcutsDialog({ area }: { area: Area }) {
  const { t } = useTranslation(['search', 'attendance', 'shared'])
  const may = useMay()
  const isOpen = useCommandOverlay() === 'shortcuts'
  const isOn = useSingleKeys()
  const { modalProps } = useRestoreFocus(isOpen)
  const always: Row[] = [
    [[CONTROL_KEY, 'K'], t('searchOrDo')],
    ...(area === 'hr' && may('attendance.mark') ? [[[CONTROL_KEY, 'S'], t('attendance:save')] satisfies Row] : []),
    [[CONTROL_KEY, '↵'], t('saveForm')],
    [['F1'], t('shared:help')],
    [['Esc'], t('closeOverlay')],
  ]
  return (
    <Dialog opened={isOpen} onClose={closeCommandOverlay} title={t('shortcuts')} {...modalProps}>
      <Keys rows={always} />
      <Checkbox
        mt="md"
        mb="xs"
        label={t('singleKeys')}
        description={t('singleKeysHint', { keys: `${CONTROL_KEY} K` })}
        checked={isOn}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
      <div className={classes.single} data-off={!isOn || undefined}>
        <Keys rows={useSingleKeyRows(area)} />
      </div>
      <p className={classes.hint}>{t('inactiveWhileTyping')}</p>
    </Dialog>
  )
}

type Row = [keys: string[], label: string]

function useSingleKeyRows(area: Area): Row[] {
  const { t } = useTranslation(['search', 'fees', 'words'])
  const translate = useTranslate()
  const may = useMay()
  const pages = listMenuItems(area).flatMap(({ goKey, label }): Row[] =>
    goKey ? [[['G', goKey], t('goToPage', { page: translate(label) })]] : [],
  )
  return [
    [['/'], t('searchList')],
    [['J'], t('nextRow')],
    [['K'], t('previousRow')],
    ...(area === 'user' ? [] : [[['N'], t('newRecord')] satisfies Row]),
    ...(area === 'hr' && may('fees.take')
      ? [[['F'], t('fees:addFee')] satisfies Row, [['B'], t('fees:fullBalance')] satisfies Row]
      : []),
    [['P'], t('words:print')],
    ...pages,
    [['?'], t('shortcuts')],
  ]
}

function Keys({ rows }: { rows: Row[] }) {
  return (
    <dl className={classes.keys}>
      {rows.map(([keys, label]) => (
        <div key={label} className={classes.row}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' '}
                <kbd className={classes.key}>{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  )
}
