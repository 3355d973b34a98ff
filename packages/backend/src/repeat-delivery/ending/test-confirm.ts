import type { TestShop } from '@haverhof/testing'
import { sql } from '../test-repeat.ts'

/** The token of the link in the newest receipt; null when it asks for nothing. */
export async function mailedToken(shop: TestShop): Promise<string | null> {
  const [mail] = await sql<{ url: string | null }>(
    shop,
    `select facts->>'confirmUrl' url from outbox_mail where kind in ('ending-receipt', 'withdrawal-receipt')
    order by mail_id desc limit 1`,
  )
  return mail?.url ? new URL(mail.url).searchParams.get('token') : null
}

/** Presses the button of the newest receipt. */
export async function confirmNewest(shop: TestShop): Promise<Response> {
  return shop.request('/api/declarations/confirm', { json: { token: (await mailedToken(shop)) ?? '' } })
}
