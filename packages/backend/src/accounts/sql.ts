/** The account of a site with this folded address that works, for statements of later contexts; null when there is none. */
export function userIdOfMailboxSql(siteId: string, emailAddress: string): string {
  return `(select user_id from account where site_id = ${siteId} and email_address = ${emailAddress} and is_activated)`
}

/** The mailbox and first name of an account, to be joined laterally by statements of later contexts; the argument is an SQL expression. */
export function addresseeSql(userId: string): string {
  return `(select email_address, first_name from account where user_id = ${userId})`
}
