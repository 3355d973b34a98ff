import type { Env } from './env.ts'

/** Where a host of the shop is reached: links in mails and return addresses start with it, never with what a request said. */
export function siteOrigin(env: Env, host: string): string {
  return env.SHOP_ENV === 'production' ? `https://${host}` : `http://${host}.localhost:${env.PORT}`
}
