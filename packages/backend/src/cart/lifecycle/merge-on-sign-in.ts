import { mergeLines, type MergingLine } from '@haverhof/domain/cart'
import type { SiteScope } from '@haverhof/domain/sites'
import { mostOfVariantSql, samplesPerPackSql } from '../lines/line-limits.ts'
import { placeColumns } from '../store/cart-columns.ts'
import { statement, type Transaction } from '../../database/index.ts'

export type Adoption = {
  userId: string
  scope: SiteScope
  /** The cart of the browser, when it has one. */
  shoppingcartId: string | null
  now: Date
}

type OpenCart = { cartId: string; isOwn: boolean; hasBilling: boolean; lastModified: Date }
type Line = MergingLine & { cartId: string; addedAt: string }

/**
 * At sign-in the cart of the browser becomes the customer's, or joins the one the customer has (CART-18). The account
 * is locked first, so that two sign-ins take turns, then the carts in the order of their ids: what was put into them
 * until then counts, and what comes later finds them changed. Answers with the id of the customer's cart.
 */
export async function mergeCartOnSignIn(
  transaction: Transaction,
  { userId, scope, shoppingcartId, now }: Adoption,
): Promise<string | null> {
  await transaction.rows(lockAccount, { userId })
  const locked = await transaction.rows(lockCarts, { shoppingcartId, userId, siteId: scope.siteId })
  const carts = [...locked].sort(latestFirst)
  const target = carts.find((cart) => cart.isOwn) ?? carts[0]
  if (!target) return null
  const sources = carts.filter((cart) => cart !== target)
  const described = carts.find((cart) => cart.cartId === shoppingcartId && cart.hasBilling) ?? target
  const { lines, left } = await mergedLines(transaction, target, sources)
  await transaction.rows(writeCart, {
    targetCartId: target.cartId,
    userId,
    now,
    languageId: scope.languageId,
    describedCartId: described.cartId,
    sourceCartIds: sources.map((cart) => cart.cartId),
    lines: JSON.stringify(lines),
    left: JSON.stringify(left),
  })
  return target.cartId
}

/** The guest's cart is in front of the customer right now. */
function latestFirst(a: OpenCart, b: OpenCart): number {
  return Number(a.isOwn) - Number(b.isOwn) || b.lastModified.getTime() - a.lastModified.getTime()
}

async function mergedLines(
  transaction: Transaction,
  target: OpenCart,
  sources: readonly OpenCart[],
): Promise<{ lines: readonly Line[]; left: readonly Line[] }> {
  if (sources.length === 0) return { lines: [], left: [] }
  const cartIds = [target, ...sources].map((cart) => cart.cartId)
  const all = await transaction.rows(readLines, { cartIds })
  const linesOf = ({ cartId }: OpenCart) => all.filter((line) => line.cartId === cartId)
  const left: Line[] = []
  const lines = sources.reduce<readonly Line[]>((present, source) => {
    const merged = mergeLines(present, linesOf(source))
    left.push(...merged.left)
    return merged.lines
  }, linesOf(target))
  return { lines, left }
}

const lockAccount = statement<{ userId: string }>(
  'cart-lock-account',
  `select from account where user_id = :userId for no key update`,
)

const lockCarts = statement<{ shoppingcartId: string | null; userId: string; siteId: number }, OpenCart>(
  'cart-lock-all',
  `
    select cart_id "cartId", account_id is not null "isOwn", billing is not null "hasBilling",
      last_modified "lastModified"
    from cart where (cart_id = :shoppingcartId and account_id is null or account_id = :userId) and site_id = :siteId and state = 'open'
      and again_order_id is null
    order by cart_id for update`,
)

const readLines = statement<{ cartIds: readonly string[] }, Line>(
  'cart-lines-to-merge',
  `
    select l.cart_id "cartId", l.variant_id "variantId", l.quantity, l.sample_names "sampleNames",
      l.added_at::text "addedAt", l.repeat_days "repeatDays", coalesce(${samplesPerPackSql}, 0) "samplesPerPack",
      coalesce(${mostOfVariantSql}, 0) most
    from cart_line l left join product_variant v using (variant_id) left join product p using (product_id)
    left join stock s using (variant_id)
    where l.cart_id = any(:cartIds) order by l.added_at, l.variant_id`,
)

const firstOfSources = (column: string) =>
  `(select s.${column} from cart s where s.cart_id = any(:sourceCartIds) and s.${column} is not null
      order by array_position(:sourceCartIds, s.cart_id) limit 1)`

// What has no room stays in a cart of its own, which is the customer's too (CART-33). A wish for an account is over.
const writeCart = statement<{
  targetCartId: string
  userId: string
  now: Date
  languageId: number
  /** The one whose addresses and way of payment count. */
  describedCartId: string
  sourceCartIds: readonly string[]
  lines: string
  left: string
}>(
  'cart-adopt',
  `
    with remaining as (
      select * from jsonb_to_recordset(:left::jsonb) as r("cartId" text, "variantId" int)),
    merged as (
      insert into cart_line (cart_id, variant_id, quantity, sample_names, added_at, repeat_days)
      select :targetCartId, "variantId", quantity, "sampleNames", "addedAt", "repeatDays" from jsonb_to_recordset(:lines::jsonb)
        as r("variantId" int, quantity int, "sampleNames" text[], "addedAt" timestamptz, "repeatDays" int)
      on conflict (cart_id, variant_id) do update
        set quantity = excluded.quantity, sample_names = excluded.sample_names, repeat_days = excluded.repeat_days),
    former_lines as (
      delete from cart_line l using remaining r where l.cart_id = r."cartId" and not exists (
        select from remaining other
        where other."cartId" = l.cart_id and other."variantId" = l.variant_id)),
    second as (
      update cart set version = version + 1, account_id = :userId, password_hash = null, confirm_url = null,
        last_modified = least(last_modified, :now::timestamptz - interval '1 second'),
        line_count = (select count(*) from remaining where "cartId" = cart_id)
      where cart_id in (select "cartId" from remaining)),
    emptied as (
      delete from cart where cart_id = any(:sourceCartIds) and cart_id not in (select "cartId" from remaining))
    update cart t set version = t.version + 1, account_id = :userId, last_modified = :now, language_id = :languageId,
      line_count = case when :sourceCartIds = '{}' then t.line_count else jsonb_array_length(:lines::jsonb) end,
      ${placeColumns.setFrom('d')}, delivery_wishes = d.delivery_wishes, payment = coalesce(d.payment, t.payment),
      newsletter_subscribe = t.newsletter_subscribe or d.newsletter_subscribe,
      reminders_subscribe = t.reminders_subscribe or d.reminders_subscribe,
      discount_code = coalesce(t.discount_code, ${firstOfSources('discount_code')}),
      mailplus_id = coalesce(t.mailplus_id, ${firstOfSources('mailplus_id')}),
      password_hash = null, confirm_url = null
    from cart d where t.cart_id = :targetCartId and d.cart_id = :describedCartId`,
)
