import type { Resources } from '../../resources.ts'

/** PAYMENTS-11: play money buys real goods only where a setting allows it. */
export function sandboxIsOpen({ env }: Pick<Resources, 'env'>): boolean {
  if (env.SANDBOX_PAYMENTS !== undefined) return env.SANDBOX_PAYMENTS === 'on'
  return env.SHOP_ENV !== 'production'
}
