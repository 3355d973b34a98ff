/** The account of a site with this folded address that works, for statements of later contexts; null when there is none. */
export function userIdOfMailboxSql(siteId: string, emailAddress: string): string {
  return `(select user_id from account where site_id = ${siteId} and email_address = ${emailAddress} and is_activated)`
}
