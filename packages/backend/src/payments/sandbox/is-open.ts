import type { Resources } from '../../resources.ts'

/** Play money buys real goods only where a setting allows it (PAYMENTS-11). */
export function sandboxIsOpen({ env }: Pick<Resources, 'env'>): boolean {
  if (env.SANDBOX_PAYMENTS !== undefined) return env.SANDBOX_PAYMENTS === 'on'
  return env.SHOP_ENV !== 'production'
}
