import { type Mutant, noOrders, startMailServer, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { queueMail, sendWaitingMails } from './index.ts'

/** Two processes send thirty mails at the same time. Gives how many arrive, and at how many mailboxes. */
async function sendAtOnce(mutant?: Mutant): Promise<{ mails: number; mailboxes: number }> {
  await using server = await startMailServer()
  const lasting = [[/(?<=next_attempt_at = \$\d\s+from due)/, ', pg_sleep(0.05)']] as const
  await using two = await startTwoShops({ mutant, env: { SMTP_URL: server.url }, widen: lasting })
  const [first, second] = two.shops
  const now = first.clock.now()
  for (let number = 0; number < 30; number += 1)
    await queueMail(first.context.database, receipt(number, now), now)
  await two.lineUp()
  await Promise.all([first, second].map(({ context }) => sendWaitingMails(context, noOrders)))
  const recipients = server.mails.flatMap((mail) => mail.recipients)
  return { mails: recipients.length, mailboxes: new Set(recipients).size }
}

function receipt(number: number, now: Date) {
  return {
    kind: 'withdrawal-receipt' as const,
    causeKey: `withdrawal-receipt:${number}`,
    siteId: 1,
    languageId: 1,
    toAddress: `c${number}@example.com`,
    facts: {
      withdrawalId: number,
      orderNumber: '100001',
      fullName: 'Anna de Vries',
      statement: 'Hierbij herroep ik mijn aankoop.',
      receivedAt: now.toISOString(),
    },
  }
}

test('two processes that send at the same time send each mail once (MAIL-3)', async () => {
  expect(await sendAtOnce()).toEqual({ mails: 30, mailboxes: 30 })
})

test('without the lock on what is due they send some twice', async () => {
  const mutant: Mutant = { changes: [[/\s+for update skip locked(?=\s+\)\s+update)/, '']] }
  const { mails, mailboxes } = await unguarded(
    () => sendAtOnce(mutant),
    (sent) => sent.mails > 30,
  )
  expect(mailboxes).toBe(30)
  expect(mails).toBeGreaterThan(30)
})

/** One cause is told twenty times at once. Gives how many mails wait. */
async function queueAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const now = two.shops[0].clock.now()
  await two.lineUp()
  await Promise.all(two.turns(20).map(({ context }) => queueMail(context.database, receipt(1, now), now)))
  return (await two.sql('select 1 from outbox_mail')).length
}

test('one cause that is told many times at once makes one mail (MAIL-1)', async () => {
  expect(await queueAtOnce()).toBe(1)
})

test('without the unique key of the cause it makes many', async () => {
  const mutant: Mutant = {
    changes: [[/on conflict \(cause_key\) do nothing/, 'on conflict do nothing']],
    constraints: [['outbox_mail', 'outbox_mail_cause_key_unique']],
  }
  expect(await queueAtOnce(mutant)).toBeGreaterThan(1)
})
