import { translatorOf } from '@haverhof/messages/translate'
import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { StaffLinkKind } from '../mail-kinds.ts'
import type { InvitationForMail } from '../sources.ts'
import { asTyped } from '../safe-text.ts'
import { greeting } from './greeting.ts'

const textOf = { 'staff-invitation': 'invitation', 'staff-reset': 'reset' } as const

/** One button, which opens the door once (STAFF-16). */
export function staffLink(
  head: Letterhead,
  kind: StaffLinkKind,
  { language }: MailFacts[StaffLinkKind],
  { name, by, url }: InvitationForMail,
): Letter {
  const text = translatorOf(`office-${language}`, 'office-staff')
  const part = textOf[kind]
  const said = { brand: head.brand, by: asTyped(by ?? head.brand) }
  return {
    subject: text(`letters.${part}.subject`, { brand: head.brand }),
    preview: text('letters.preview'),
    title: text(`letters.${part}.title`),
    greeting: greeting(head, name),
    blocks: [
      { kind: 'paragraph', text: text(`letters.${part}.intro`, said) },
      { kind: 'button', label: text(`letters.${part}.button`), url },
      { kind: 'paragraph', text: text('letters.once') },
      { kind: 'paragraph', text: text(`letters.${part}.notYou`, said) },
    ],
  }
}

/** The other of the two mailboxes (STAFF-45). */
export function staffResetTold(
  head: Letterhead,
  { language, name, memberName }: MailFacts['staff-reset-told'],
): Letter {
  const text = translatorOf(`office-${language}`, 'office-staff')
  return {
    subject: text('letters.told.subject', { brand: head.brand }),
    preview: text('letters.told.title'),
    title: text('letters.told.title'),
    greeting: greeting(head, name),
    blocks: [
      { kind: 'paragraph', text: text('letters.told.intro', { name: asTyped(memberName) }) },
      { kind: 'paragraph', text: text('letters.told.notYou') },
    ],
  }
}

/** A session whose codes were wrong too often has ended (STAFF-44). */
export function staffProofsFailed(
  head: Letterhead,
  { language, name }: MailFacts['staff-proofs-failed'],
): Letter {
  const text = translatorOf(`office-${language}`, 'office-staff')
  return {
    subject: text('letters.proofsFailed.subject', { brand: head.brand }),
    preview: text('letters.proofsFailed.title'),
    title: text('letters.proofsFailed.title'),
    greeting: greeting(head, name),
    blocks: [
      { kind: 'paragraph', text: text('letters.proofsFailed.intro') },
      { kind: 'paragraph', text: text('letters.proofsFailed.notYou') },
    ],
  }
}
