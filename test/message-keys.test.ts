import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listKeys, listNewKeys, pickMessages, toParts } from '../scripts/build/message-keys.ts'

const FEES = resolve('src/features/domain/fees/web/fee-form.tsx')

test.each([
  ['a key with its namespace', `translate("words:date")`, 'words:date'],
  ['a key of the namespace that the module names', `useTranslation(["students"]); t("regNo")`, 'students:regNo'],
  ['a key of the folder of the module', `const failures = { other: "amount" }`, 'fees:amount'],
  ['a key that all code shares', `t('cancel')`, 'shared:cancel'],
  ['a key that is completed', 't(`identity:${role}`)', 'identity:hr'],
  ['a key with plural forms', `t("shared:exportTicked", { count })`, 'shared:exportTicked'],
])('listKeys finds %s', (_kind, code, key) => {
  expect(listKeys(FEES, code)).toContain(key)
})

test('listKeys leaves out what is no key, and keys of other features', () => {
  expect([...listKeys(FEES, `t("regNo", "anything", "fees:unknown")`)]).toEqual([])
})

test('pickMessages returns all forms of a plural', () => {
  expect(Object.keys(pickMessages('fr', new Set(['shared:exportTicked']))['shared'] ?? {}).toSorted()).toEqual([
    'exportTicked_many',
    'exportTicked_one',
    'exportTicked_other',
  ])
})

test('listNewKeys leaves out the messages of the chunks that a chunk imports', () => {
  const chunk = (fileName: string, code: string, imports: string[] = []) => ({
    fileName,
    imports,
    modules: { [`${resolve('src')}/shared/web/${fileName}.ts`]: { code } },
  })
  const shell = chunk('shell', `t("cancel")`)
  const common = chunk('common', `t("close")`, ['shell'])
  const screen = chunk('screen', `t("cancel"); t("close"); t("yes")`, ['common'])

  expect([...listNewKeys('screen', toParts([shell, common, screen]))]).toEqual(['shared:yes'])
})
