import { type Result, SECOND } from '@haverhof/domain/shared'
import { hashOf, newSecret } from '../../config/index.ts'
import type { AppContext } from '../../app-context.ts'
import { auditActionSql } from '../../audit/index.ts'
import { countAttempt, takeBackAttempts } from '../../limits/index.ts'
import { type CartCall, cartMissing } from '../cart-call.ts'
import { readCart } from '../store/read-cart.ts'
import type { NoCart } from '../refusals.ts'
import type { CartView } from '../schemas.ts'
import { statement } from '../../database/index.ts'

const keyLifeMs = 60 * SECOND
const guesses = { limit: 10, windowMs: 60 * SECOND }

/** A key for one use within a minute; null when there is no such cart (CART-12). Only its hash is kept. */
export async function issueImpersonationKey(
  context: AppContext,
  { cartId, issuedBy }: { cartId: string; issuedBy: string },
): Promise<string | null> {
  const { secret: key, hash } = newSecret(192)
  const now = context.now()
  const expiresAt = new Date(now.getTime() + keyLifeMs)
  const issued = await context.database.rows(issueKey, { hash, cartId, issuedBy, expiresAt, now })
  return issued.length > 0 ? key : null
}

/** The cart a key was made for (CART-12). A key that is unknown, used or late is simply no key. */
export async function impersonate(
  context: AppContext,
  call: Omit<CartCall, 'cartId'>,
  key: string,
): Promise<Result<CartView, NoCart>> {
  if (context.env.IMPERSONATION === 'off') return cartMissing(context, call)
  const guesser = `impersonate:${call.clientIp ?? 'inside'}`
  const counted = await countAttempt(context, guesser, guesses)
  if (!counted.ok) return counted
  const values = {
    keyHash: hashOf(key),
    siteId: call.scope.siteId,
    now: context.now(),
    clientIp: call.clientIp,
  }
  const [used] = await context.database.rows(useKey, values)
  if (!used) return cartMissing(context, call)
  await takeBackAttempts(context, [guesser], guesses)
  return readCart(context, { ...call, cartId: used.cartId })
}

/** Which cart it was, for a reader who knows its id, without writing the id down. */
const cartHashSql = `left(encode(sha256(convert_to(cart_id, 'UTF8')), 'hex'), 16)`

const issueKey = statement<{ hash: string; cartId: string; issuedBy: string; expiresAt: Date; now: Date }>(
  'cart-issue-key',
  `
    with issued as (
      insert into impersonation_key (key_hash, cart_id, issued_by, expires_at)
      select :hash, cart_id, :issuedBy, :expiresAt from cart where cart_id = :cartId and state <> 'closed' and account_id is null
      returning cart_id)
    insert into audit_entry (at, actor, action, subject, details)
    select :now, :issuedBy, ${auditActionSql('impersonation-key-issued')}, 'cart', jsonb_build_object('cartHash', ${cartHashSql}) from issued
    returning 1`,
)

// Taking the key and writing down that it was taken are one statement: there is no use without a trace.
const useKey = statement<
  { keyHash: string; siteId: number; now: Date; clientIp: string | null },
  { cartId: string }
>(
  'cart-use-key',
  `
    with used as (
      update impersonation_key k set used_at = :now from cart c
      where k.key_hash = :keyHash and k.used_at is null and k.expires_at > :now
        and c.cart_id = k.cart_id and c.site_id = :siteId and c.state <> 'closed' and c.account_id is null
      returning k.cart_id, k.issued_by),
    trace as (
      insert into audit_entry (at, actor, action, subject, details)
      select :now, issued_by, ${auditActionSql('cart-impersonated')}, 'cart',
        jsonb_build_object('cartHash', ${cartHashSql}, 'clientIp', :clientIp::text) from used)
    select cart_id "cartId" from used`,
)
