import { ExportButton, type ExportMenuProps } from './export-button.tsx'
import { createLazyMenu } from './lazy-menu.tsx'

const LazyMenu = createLazyMenu(() => import('./open-export-menu.tsx').then((module) => module.OpenExportMenu), {
  preload: true,
})

/** Downloads all pages of a list, as it is filtered and sorted on the page. */
export const ExportMenu = (props: ExportMenuProps) => (
  <LazyMenu menu={props} button={(button) => <ExportButton compact={props.compact} {...button} />} />
)
