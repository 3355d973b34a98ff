import type { AccountForMail } from '../sources.ts'
import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './greeting.ts'

/** The keys of its texts, and the parts that stand between greeting and signature. */
type AccountText =
  | 'activation'
  | 'activationReminder'
  | 'accountKnown'
  | 'passwordReset'
  | 'signInLink'
  | 'emailChange'

const textOf: Record<AccountForMail['letter'], AccountText> = {
  activation: 'activation',
  known: 'accountKnown',
  reset: 'passwordReset',
  'sign-in': 'signInLink',
  'change-email': 'emailChange',
}

/** A letter with one button: what it opens was made for this letter alone (ACCOUNTS-38). */
export function accountLink(head: Letterhead, account: AccountForMail): Letter {
  const isKnown = account.letter === 'known'
  const lapsesOn = isKnown ? undefined : account.lapsesOn
  const part = lapsesOn ? 'activationReminder' : textOf[account.letter]
  const url = isKnown ? `${head.origin}/account/forgot/` : account.url
  const waits: Block[] =
    !isKnown && account.beginsRepeat ? [{ kind: 'paragraph', text: head.text('activation.repeat') }] : []
  const date = lapsesOn && head.formats.date(lapsesOn)
  return accountLetter(head, { part, firstName: account.firstName, ...(date && { date }) }, [
    ...waits,
    { kind: 'button', label: head.text(`${part}.button`), url },
  ])
}

/** Told to the mailbox that is about to be left, so that a thief cannot take the account unseen (ACCOUNTS-49). */
export function emailLeaving(head: Letterhead, { firstName }: MailFacts['account-email-leaving']): Letter {
  return accountLetter(head, { part: 'emailLeaving', firstName }, [])
}

export function passwordChanged(
  head: Letterhead,
  { firstName }: MailFacts['account-password-changed'],
): Letter {
  const url = `${head.origin}/account/forgot/`
  return accountLetter(head, { part: 'passwordChanged', firstName }, [
    { kind: 'button', label: head.text('passwordChanged.button'), url },
  ])
}

/** A new passkey is always announced to the mailbox (ACCOUNTS-21). */
export function passkeyAdded(head: Letterhead, { firstName }: MailFacts['account-passkey-added']): Letter {
  const url = `${head.origin}/account/information/passkeys/`
  return accountLetter(head, { part: 'passkeyAdded', firstName }, [
    { kind: 'button', label: head.text('passkeyAdded.button'), url },
  ])
}

type LetterText = {
  part: AccountText | 'emailLeaving' | 'passwordChanged' | 'passkeyAdded'
  firstName: string
  date?: string
}

function accountLetter(
  head: Letterhead,
  { part, firstName, date = '' }: LetterText,
  middle: Block[],
): Letter {
  const { text, brand } = head
  return {
    subject: text(`${part}.subject`, { brand }),
    preview: text(`${part}.preview`),
    title: text(`${part}.title`),
    greeting: greeting(head, firstName),
    blocks: [
      { kind: 'paragraph', text: text(`${part}.intro`, { brand, date }) },
      ...middle,
      { kind: 'paragraph', text: text(`${part}.notYou`) },
    ],
  }
}
