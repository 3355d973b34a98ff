export type { Mail, MailFacts, MailKind } from './mail-kinds.ts'
export { type MailClient, queueMail } from './queue-mail.ts'
