import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import {
  changeSettingsText,
  listUnknownNames,
  parseSettings,
  readSettingsText,
  writeSettingsText,
} from './settings-file.ts'

const directory = createTemporaryDirectory()
afterAll(() => removeDirectory(directory))

describe('changeSettingsText', () => {
  const TEXT = `# the office
  PORT = 3000
NOTE="kept"
export BACKUP_DIR='/mnt/old disk' # comment

PORT=4000
`
  test('replaces the line of a setting, and keeps comments, unknown lines and the order', () => {
    const next = { ...parseSettings(TEXT), PORT: '8080', BACKUP_DIR: '/mnt/new disk', HOST: '0.0.0.0' }
    expect(changeSettingsText(TEXT, next)).toBe(`# the office
PORT=8080
NOTE="kept"
BACKUP_DIR='/mnt/new disk'

HOST=0.0.0.0
`)
  })

  test('leaves the text as it is without a change', () => {
    expect(changeSettingsText(TEXT, parseSettings(TEXT))).toBe(TEXT)
  })

  test('removes the lines of a setting that returns to its default', () => {
    const { PORT: _, ...next } = parseSettings(TEXT)
    expect(parseSettings(changeSettingsText(TEXT, next))).toEqual({ BACKUP_DIR: '/mnt/old disk' })
  })

  test.each(['D:\\new backups', "/mnt/asha's disk", '/mnt/#1', '/mnt/`a` "b"', ' spaces ', 'büro', 'a=b'])(
    'writes %j so that it is read again',
    (BACKUP_DIR) => {
      expect(parseSettings(changeSettingsText('', { BACKUP_DIR }))).toEqual({ BACKUP_DIR: BACKUP_DIR.trim() })
    },
  )

  test('begins a new file with a comment', () => {
    expect(changeSettingsText('', { PORT: '8080' })).toMatch(/^# .*\nPORT=8080\n$/)
  })
})

test('names that the file cannot set are listed', () => {
  expect(listUnknownNames('PORT=1\nPROT=2\nDATABASE_URL=x\n# HOST=3\n')).toEqual(['DATABASE_URL', 'PROT'])
})

test('the file is replaced at once, and only its owner can read it', () => {
  const file = join(directory, 'new', 'munshi.conf')
  writeSettingsText(file, 'PORT=1\n')
  writeSettingsText(file, 'PORT=2\n')
  expect(readFileSync(file, 'utf8')).toBe('PORT=2\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('no file means no settings, and one that cannot be read says how to repair it', () => {
  expect(readSettingsText(join(directory, 'none'))).toBe('')
  mkdirSync(join(directory, 'folder'))
  expect(() => readSettingsText(join(directory, 'folder'))).toThrow(/folder cannot be read \(EISDIR\)\. Make it a file/)
  writeFileSync(join(directory, 'binary'), Buffer.from([0, 255, 254, 10]))
  expect(parseSettings(readSettingsText(join(directory, 'binary')))).toEqual({})
})
