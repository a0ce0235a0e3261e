/** What an audit entry of a project is told of it: a project tells something of its student. */
export const personalTo = (student: string) => ({
  subjectId: student,
  fields: ['project', 'techUsed', 'description'] as const,
})
