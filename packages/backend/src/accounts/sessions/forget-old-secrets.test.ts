import { startCustomer } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { forgetOldRows } from '../../worker/index.ts'
import { startAccounts } from '../test-accounts.ts'

const accounts = startAccounts()

test('the work of a night removes what has expired, a link a day later, and nothing else (ACCOUNTS-15)', async () => {
  const { userId } = await startCustomer(accounts.shop)
  await accounts.sql('delete from account_session')
  const insert = async (name: string, ends: string) => {
    await accounts.sql(
      `insert into account_session (session_hash, user_id, created_at, last_seen_at, expires_at, authenticated_at)
       values ($1, $2, now(), now(), now() + $3::interval, now())`,
      [name, userId, ends],
    )
    await accounts.sql(
      'insert into account_device (device_hash, user_id, expires_at) values ($1, $2, now() + $3::interval)',
      [name, userId, ends],
    )
    await accounts.sql(
      `insert into account_token (token_hash, user_id, purpose, expires_at)
       values ($1, $2, 'reset', now() + $3::interval)`,
      [name, userId, ends],
    )
    await accounts.sql(
      'insert into used_captcha (solution_hash, expires_at) values ($1, now() + $2::interval)',
      [name, ends],
    )
    await accounts.sql(
      'insert into used_passkey_challenge (challenge_hash, expires_at) values ($1, now() + $2::interval)',
      [name, ends],
    )
  }
  await insert('alive', '1 minute')
  await insert('just over', '-1 minute')
  await insert('long over', '-25 hours')
  await forgetOldRows(accounts.shop.context)
  const left = async (column: string, table: string) =>
    (await accounts.sql(`select ${column} name from ${table} order by 1`)).rows.map(
      ({ name }) => name as string,
    )
  expect(await left('session_hash', 'account_session')).toEqual(['alive'])
  expect(await left('device_hash', 'account_device')).toEqual(['alive'])
  expect(await left('solution_hash', 'used_captcha')).toEqual(['alive'])
  expect(await left('challenge_hash', 'used_passkey_challenge')).toEqual(['alive'])
  expect(await left('token_hash', 'account_token')).toEqual(['alive', 'just over'])
})
