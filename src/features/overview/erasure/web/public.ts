export { DataPanel } from './data-panel.tsx'
export { DeletedList } from './deleted-list.tsx'
