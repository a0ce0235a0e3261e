import { expect, test } from 'vitest'
import { hashMigration, readMigrations, splitMigration } from './read-migrations.ts'

test('hashMigration ignores line endings and detects changed text', () => {
  expect(hashMigration('a;\r\nb;\r\n')).toBe(hashMigration('a;\nb;\n'))
  expect(hashMigration('a;\nc;\n')).not.toBe(hashMigration('a;\nb;\n'))
})

test('splitMigration separates the privileges of the application role from the rest', () => {
  const text = `create table t (id int);
grant select, update (a,
  b) on t to munshi_app;
revoke execute on function f from public;
revoke update on t from munshi_app;
create index i on t (id);
`
  expect(splitMigration(text)).toEqual({
    sql: 'create table t (id int);\nrevoke execute on function f from public;\ncreate index i on t (id);\n',
    privileges: ['grant select, update (a,\n  b) on t to munshi_app;', 'revoke update on t from munshi_app;'],
  })
})

test('apart from its privileges, no migration names the application role: its name differs by database', () => {
  const named = readMigrations().filter(({ sql }) => sql.replaceAll(/^\s*--.*$/gm, '').includes('munshi_app'))
  expect(named.map(({ name }) => name)).toEqual([])
})
