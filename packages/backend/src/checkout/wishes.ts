import { isPassword } from '@haverhof/domain/checkout'
import { type Result, success, wrongInput } from '@haverhof/domain/shared'
import { hashPassword, registrationSecret } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type CartCall, cartChange, changeCart } from '../cart/index.ts'
import { isOwnAddress } from '../sites/index.ts'
import { openStep } from './open-step.ts'
import type { CheckoutRefused } from './refusals.ts'

/** What the customer may wish for besides the goods: the newsletter, reminders of carts and an account. */

export async function setNewsletter(
  context: AppContext,
  call: CartCall,
  subscribe: boolean,
): Promise<Result<boolean, CheckoutRefused>> {
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  return changeCart(context, call, setSubscribe, { subscribe })
}

export async function setReminders(
  context: AppContext,
  call: CartCall,
  subscribe: boolean,
): Promise<Result<boolean, CheckoutRefused>> {
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  return changeCart(context, call, setRemind, { subscribe })
}

/**
 * An account with this password is made with the order (CHECKOUT-11). Without a password
 * the wish is taken back. Gives what the browser keeps of it (ACCOUNTS-27).
 */
export async function setPassword(
  context: AppContext,
  call: CartCall,
  { password, confirmUrl }: { password: string | null; confirmUrl: string | null },
): Promise<Result<string | null, CheckoutRefused>> {
  if (password !== null && !isPassword(password)) return wrongInput('password', 'invalid-password')
  // A link in a mail leads to the shop alone (CHECKOUT-15).
  if (confirmUrl !== null && !(await isOwnAddress(context, call.scope, confirmUrl))) {
    return wrongInput('confirmUrl', 'must be an address of the shop')
  }
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  const hash = password === null ? null : await hashPassword(password)
  const wish = { hash, confirmUrl: hash === null ? null : confirmUrl }
  const changed = await changeCart(context, call, setAccount, wish)
  return changed.ok ? success(hash && registrationSecret(hash)) : changed
}

const setSubscribe = cartChange<{ subscribe: boolean }>(
  'checkout-set-newsletter',
  'newsletter_subscribe = :subscribe',
)
const setRemind = cartChange<{ subscribe: boolean }>(
  'checkout-set-reminders',
  'reminders_subscribe = :subscribe',
)
const setAccount = cartChange<{ hash: string | null; confirmUrl: string | null }>(
  'checkout-set-password',
  'password_hash = :hash, confirm_url = :confirmUrl',
)
