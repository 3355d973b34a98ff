import type { TestShop } from '@haverhof/testing'

/** Mails that were given up, so that trying them again shows in the audit, once each. */
export async function insertGivenUpMails(
  { context }: Pick<TestShop, 'context'>,
  count: number,
): Promise<number[]> {
  const { rows } = await context.database.pool.query<{ id: string }>(
    `insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, attempts, next_attempt_at,
       last_error, subject, html, plain_text)
     select 'given-up:' || gen_random_uuid(), 'account-deleted', 1, 1, 'jan@example.com', '{"firstName": "Jan"}', now(), 3, 'infinity',
       '550 no such mailbox', 'Hoi', '<p>Hoi</p>', 'Hoi' from generate_series(1, $1) returning mail_id id`,
    [count],
  )
  return rows.map(({ id }) => Number(id))
}
