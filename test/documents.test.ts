import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrokenLinks } from '../scripts/docs/find-broken-links.ts'
import { formatAuthorization } from '../scripts/docs/format-authorization.ts'

const lineOf = (call: string) =>
  formatAuthorization()
    .split('\n')
    .find((line) => line.startsWith(`| \`${call}\``))

test.each([
  ['GET /api/institute', '| yes | yes | yes | yes | – |'],
  ['GET /api/user/{id}', '| – | own | yes | yes | – |'],
  ['POST /api/project', '| – | yes | – | – | idempotent, a day |'],
  ['GET /api/admin/audit', '| – | – | – | yes | – |'],
  ['POST /api/fee/{id}', '| – | – | yes | – | idempotent, forever |'],
])('docs/authorization.md lists %s with its roles and limits', (call, cells) => {
  expect(lineOf(call)).toContain(cells)
})

test('findBrokenLinks reports a link to a file that does not exist', () => {
  const directory = mkdtempSync(join(tmpdir(), 'munshi-documents-'))
  const document = join(directory, 'page.md')
  writeFileSync(document, '[a](page.md#part) [b](gone.test.ts) [c](https://example.com/x) [d](#part)')
  expect(findBrokenLinks([document])).toEqual([`${document} links to gone.test.ts, which does not exist`])
  rmSync(directory, { recursive: true })
})
