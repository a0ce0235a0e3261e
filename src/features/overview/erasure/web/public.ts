export { DeletedList } from './deleted-list.tsx'
