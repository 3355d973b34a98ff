export type { AccountForMail, InvitationForMail, MailAttachment, MailSources } from './sources.ts'
export { ordersOfGivenUpMails, readGivenUp, readMailBacklog } from './backlog.ts'
export {
  lookAtMail,
  countOutbox,
  listOutbox,
  mailsOfCauses,
  type ReadMail,
  readStaffMail,
  type StaffMail,
} from './list-outbox.ts'
export { mailKinds } from './mail-kinds.ts'
export { mailStates, type MailState } from './mail-states.ts'
export type { RepeatContents, RepeatFacts, ShipmentFacts } from './fact-shapes.ts'
export type { MailFacts } from './mail-facts.ts'
export type { AccountLinkMail, Mail, StaffLinkMail } from './mail-kinds.ts'
export type { AddressForMail, OrderForMail } from './order-for-mail.ts'
export { queueMail, queueMails, unqueueMails } from './queue-mail.ts'
export { retryMail } from './retry-mail.ts'
export { sendWaitingMails } from './send-waiting-mails.ts'
export { type OutboxMail, listMails, readMail, filesOfMail, mailsTo } from './read-mails.ts'
export { mailOfCause, type MailOfOrder, mailsOfOrder, resendMail } from './resend-mail.ts'
export { mailRetention } from './outbox.ts'
