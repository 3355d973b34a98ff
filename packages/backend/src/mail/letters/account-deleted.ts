import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './greeting.ts'

/** The last letter of a deleted account (CUSTOMERS-5). */
export function accountDeleted(head: Letterhead, { firstName }: MailFacts['account-deleted']): Letter {
  const { text, brand } = head
  return {
    subject: text('accountDeleted.subject', { brand }),
    preview: text('accountDeleted.preview'),
    title: text('accountDeleted.title'),
    greeting: greeting(head, firstName),
    blocks: [
      { kind: 'paragraph', text: text('accountDeleted.intro', { brand }) },
      { kind: 'paragraph', text: text('accountDeleted.kept') },
      { kind: 'paragraph', text: text('accountDeleted.notYou') },
    ],
  }
}
