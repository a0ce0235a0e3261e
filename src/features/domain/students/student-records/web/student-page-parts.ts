import { sortByOrder } from '#shared/web/slots.tsx'
import type { StudentPage } from './student-page-slots.ts'

const PAGES = Object.values(
  import.meta.glob<StudentPage>('/src/features/*/*/web/student-page.ts', { eager: true, import: 'studentPage' }),
)

export const listStudentPageParts = (area: keyof StudentPage) => ({
  actions: sortByOrder(PAGES.map((page) => page[area]?.actions)),
  notices: sortByOrder(PAGES.map((page) => page[area]?.notices)),
  tabs: sortByOrder(PAGES.map((page) => page[area]?.tabs)),
  sections: sortByOrder(PAGES.map((page) => page[area]?.sections)),
  side: sortByOrder(PAGES.map((page) => page[area]?.side)),
})
export type ListedParts = ReturnType<typeof listStudentPageParts>
