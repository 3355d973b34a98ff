import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'

const known = new WeakMap<AppContext, Promise<string>>()

/** ACCOUNTS-7: the key that signs captchas: a setting, or made once and kept where all processes find it. */
export function captchaKey(context: AppContext): Promise<string> {
  if (context.env.CAPTCHA_SECRET) return Promise.resolve(context.env.CAPTCHA_SECRET)
  let key = known.get(context)
  if (!key) {
    key = keptKey(context)
    known.set(context, key)
    // A database that is away now may be back at the next call.
    key.catch(() => known.delete(context))
  }
  return key
}

async function keptKey({ database }: AppContext): Promise<string> {
  await database.rows(make, [newSecret(256).secret])
  const [row] = await database.rows<{ secret: string }>(read)
  if (!row) throw new Error('the key of captchas is gone')
  return row.secret
}

const make = {
  name: 'accounts-make-captcha-key',
  text: `insert into shop_secret (name, secret) values ('captcha', $1) on conflict (name) do nothing`,
}

const read = {
  name: 'accounts-read-captcha-key',
  text: `select secret from shop_secret where name = 'captcha'`,
}
