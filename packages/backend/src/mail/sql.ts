/** The mails of a cause, for statements of contexts that know what they caused; the argument is an SQL expression. */
export function mailsOfCauseSql(causeKey: string): string {
  return `(select to_address, created_at, sent_at from outbox_mail where cause_key = ${causeKey})`
}
