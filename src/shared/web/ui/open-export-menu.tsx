import { Menu } from '@mantine/core'
import { useState } from 'react'
import type { ExportFormat } from '#shared/contract/list-export.ts'
import { ApiError } from '../api-error.ts'
import { download } from '../download.ts'
import { useTranslation } from '../i18n.tsx'
import { ExportButton, type ExportMenuProps } from './export-button.tsx'
import { useOpenOnMount } from './use-open-on-mount.ts'
import { toast } from './toast.ts'
import { OverlayProvider } from './mantine/overlay-provider.tsx'

export function OpenExportMenu({ compact, query, ticked, ...call }: ExportMenuProps) {
  const { t } = useTranslation('shared')
  const { menuProps, button } = useOpenOnMount()
  const [isBusy, setBusy] = useState(false)
  const count = ticked?.ids.size ?? 0

  async function save(format: ExportFormat): Promise<void> {
    setBusy(true)
    try {
      const name =
        ticked && count > 0
          ? await download({ endpoint: ticked.endpoint, body: { ids: [...ticked.ids], format } })
          : await download({ ...call, query: { ...query, format } })
      toast.success(t('exported', { name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(t('unexpectedError'), 1500, { detail: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <OverlayProvider>
      <Menu position="bottom-end" portalProps={{ target: '#content' }} {...menuProps}>
        <Menu.Target>
          <ExportButton ref={button} compact={compact} loading={isBusy} />
        </Menu.Target>
        <Menu.Dropdown>
          {count > 0 && <Menu.Label>{t('exportTicked', { count })}</Menu.Label>}
          <Menu.Item onClick={() => void save('xlsx')}>{t('exportExcel')}</Menu.Item>
          <Menu.Item onClick={() => void save('csv')}>{t('exportCsv')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </OverlayProvider>
  )
}
