import { readAccountForMail } from '../accounts/index.ts'
import { readInvitationForMail } from '../staff/index.ts'
import { readContract } from '../content/index.ts'
import type { MailSources } from '../mail/index.ts'
import { readCreditNote, readInvoice, readOrderForMail } from '../orders/index.ts'

/** Mail knows no other context; what letters tell is brought to it here. */
export const mailSources: MailSources = {
  readOrder: readOrderForMail,
  readInvoice,
  readContract,
  readCreditNote,
  readAccount: readAccountForMail,
  readInvitation: readInvitationForMail,
}
