export { HelpDrawer } from './help-drawer.tsx'
export { helpQueries } from './help.queries.ts'
export { sectionId } from './sections.ts'
