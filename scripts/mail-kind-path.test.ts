import { mailKinds } from '@haverhof/backend/mail'
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

test('a kind of mail is in four files of code: its facts, its letter, the list of letters, and who sends it (MAIL-2)', () => {
  expect(codeFilesWith(/'pack-runs-out'/)).toEqual([
    'packages/backend/src/horses/remind-owners.ts',
    letters,
    'packages/backend/src/mail/letters/pack-runs-out.ts',
    facts,
  ])
})
