import { feature } from '#shared/contract/feature.ts'
import { batchesApi } from '../batches/contract/batches.contract.ts'
import { overviewApi } from '../batches/contract/overview.contract.ts'
import { waitingApi } from '../batches/contract/waiting.contract.ts'
import { coursesApi } from './courses.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const courses = feature('courses', {
  uses: ['institute'],
  tables: ['course', 'batch', 'batch_waiting'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Courses',
      description: 'What is taught, with duration and fee.',
      apis: { courses: coursesApi },
    },
    {
      tag: 'Batches',
      description: 'Groups of students of one course.',
      apis: { batches: batchesApi, overview: overviewApi, waiting: waitingApi },
    },
  ],
  topics: { courses: ['hr', 'admin'], batches: ['hr', 'admin'] },
  records: { course: ['courses'], batch: ['batches'], waiting: ['batches'] },
})
