import type { Resources } from '../../resources.ts'

/** PAYMENTS-11: play money buys real goods nowhere but where somebody has asked for it. */
export function sandboxIsOpen({ env }: Pick<Resources, 'env'>): boolean {
  if (env.SANDBOX_PAYMENTS !== undefined) return env.SANDBOX_PAYMENTS === 'on'
  return env.SHOP_ENV !== 'production'
}
