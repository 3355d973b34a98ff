import { languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { expect, test } from 'vitest'
import { letterAsText } from '../layout/text-layout.ts'
import { letterheadFor } from '../letterhead.ts'
import type { Mail, MailKind } from '../mail-kinds.ts'
import { facts } from '../test-facts.ts'
import { writeLetter } from './index.ts'

const { languageId, culture } = languages.de
const scope = { siteId: 3, languageId, languageCode: 'de', culture, host: 'haverhof.de', platform: 0 }
const contact = { phone: '+49 2541 1234567', address: 'service@haverhof.de' }
const head = letterheadFor({ ...scope, regionCode: 'DE' } as SiteScope, 'https://haverhof.de', contact)

const kinds = (Object.keys(facts) as MailKind[]).filter(
  (kind) => kind.startsWith('repeat-') && kind !== 'repeat-ended',
)

test.each(kinds)('ENDING-1: the letter %s leads to where it ends without signing in', (kind) => {
  const mail = {
    kind,
    facts: facts[kind],
    causeKey: kind,
    siteId: 3,
    languageId,
    toAddress: 'anna@example.de',
  }
  const letter = writeLetter(head, mail as Mail, { order: null, account: null, invitation: null })
  expect(letterAsText(head, letter)).toContain('https://haverhof.de/end-contract/')
})
