import { auditActions, auditLists, roles } from '@haverhof/domain/backoffice'
import { analyses, parametersOf, sampleTypes } from '@haverhof/domain/laboratory'
import { carrierNames } from '@haverhof/domain/orders'
import { loadMessages, type MessageTree, officeLanguages } from '@haverhof/messages/load'
import { describe, expect, test } from 'vitest'
import { listTexts, valueName } from './list-texts.ts'

function textAt(tree: MessageTree, path: string): unknown {
  return path.split('.').reduce<unknown>((branch, key) => (branch as MessageTree | undefined)?.[key], tree)
}

/** Everything that the backend can write: what is not in these tables does not pass its type check. */
const actions = Object.entries(auditActions)
const fields = actions.flatMap(([, shapes]) =>
  Object.entries<string>(shapes).flatMap(([field, shape]) => (shape === 'inner' ? [] : field)),
)
const { 'mail-kind': _, ...textsOfLists } = listTexts
const words = Object.entries(textsOfLists).flatMap(([list, group]) =>
  auditLists[list as keyof typeof textsOfLists].map((word) => `${group}.${word}`),
)
const valueCodes = analyses.flatMap((analysis) =>
  sampleTypes.flatMap((type) => parametersOf(analysis, type).map(({ code }) => code)),
)
const paths = [
  ...actions.map(([action]) => `office-audit.actions.${action}`),
  ...new Set(fields.map((field) => `office-audit.fields.${field}`)),
  ...words,
  ...roles.map((role) => `office-staff.roleNames.${role}`),
  ...valueCodes.map(valueName),
]

describe.each(officeLanguages)('in %s', (language) => {
  const tree = loadMessages(`office-${language}`)

  test('every action, field and word of a closed list that the log can hold is said in words (AUDIT-12)', () => {
    expect(paths.filter((path) => typeof textAt(tree, path) !== 'string')).toEqual([])
  })

  test('no field has a name that it is never written with (AUDIT-12)', () => {
    expect(Object.keys(textAt(tree, 'office-audit.fields') as MessageTree).toSorted()).toEqual(
      [...new Set<string>(fields)].toSorted(),
    )
  })
})

test('every carrier has a name', () => {
  expect(Object.keys(carrierNames).toSorted()).toEqual(auditLists.carrier.toSorted())
})
