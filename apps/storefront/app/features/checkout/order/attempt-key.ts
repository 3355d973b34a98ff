import { readStored, session, writeStored } from '../../../toolkit/storage'

const storageKey = 'checkout-attempt'

type Attempt = { key: string; of: string }
type Method = { paymentMethodId: string; issuer?: string | null | undefined }

/** What else the customer agreed to with the order. */
export type Consent = { beginAnalysis: boolean }

/**
 * One key for one attempt to order, also after a reload, so that pressing again can never order twice (CHECKOUT-PAGES-12).
 * Another cart, another total, another consent or another way to pay is another attempt.
 */
export function attemptKey(
  cartId: string,
  totalAmount: number,
  payment: Method | null,
  { beginAnalysis }: Consent,
): string {
  const of = [cartId, totalAmount, payment?.paymentMethodId, payment?.issuer, beginAnalysis].join(' ')
  const attempt = readAttempt()
  if (attempt?.of === of) return attempt.key
  const key = crypto.randomUUID()
  writeStored(storageKey, JSON.stringify({ key, of } satisfies Attempt), session)
  return key
}

export function forgetAttempt(): void {
  writeStored(storageKey, null, session)
}

function readAttempt(): Attempt | null {
  try {
    const attempt = JSON.parse(readStored(storageKey, session) ?? 'null') as Partial<Attempt> | null
    return typeof attempt?.key === 'string' && typeof attempt.of === 'string'
      ? { key: attempt.key, of: attempt.of }
      : null
  } catch {
    return null
  }
}
