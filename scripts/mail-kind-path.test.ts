import { mailKinds } from '@haverhof/backend/mail'
import { loadMessages, officeLanguages } from '@haverhof/messages/load'
import { expect, test } from 'vitest'
import { codeFilesWith } from './test-code-files.ts'

const facts = 'packages/backend/src/mail/mail-facts.ts'
const letters = 'packages/backend/src/mail/letters/index.ts'

test.each(mailKinds)(
  'the mail %s is declared with its facts and its letter, and the outbox reads it there (MAIL-2)',
  (kind) => {
    const outbox = codeFilesWith(new RegExp(`^  '${kind}':`, 'm'), 'packages/backend/src/mail').filter(
      (file) => file !== facts && file !== letters,
    )
    expect(outbox).toEqual([])
  },
)

test.each([
  ['pack-runs-out', 'horses/remind-owners.ts', 'pack-runs-out.ts'],
  // Of an order.
  ['payment-refunded', 'orders/refund/keep-paid.ts', 'order-troubles.ts'],
])(
  'the mail %s is in four files of code: its facts, its letter, the list of letters, and who sends it (MAIL-2, MAIL-16)',
  (kind, sender, letter) => {
    expect(codeFilesWith(new RegExp(`'${kind}'`))).toEqual(
      [
        `packages/backend/src/${sender}`,
        letters,
        `packages/backend/src/mail/letters/${letter}`,
        facts,
      ].toSorted(),
    )
  },
)

test.each(officeLanguages)('the office names every kind of mail in %s (AUDIT-12)', (language) => {
  const { kinds } = loadMessages(`office-${language}`)['office-mails'] as { kinds: object }
  expect(Object.keys(kinds).toSorted()).toEqual(mailKinds.toSorted())
})
