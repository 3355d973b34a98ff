import { newSecret } from '../../config/index.ts'
import { type Database, type NoValues, statement } from '../../database/index.ts'
import type { Resources } from '../../resources.ts'

/** The key that signs captchas: a setting, or made once and kept where all processes find it (ACCOUNTS-46). */
export type CaptchaKey = () => Promise<string>

export function createCaptchaKey({ env, database }: Resources): CaptchaKey {
  let reading: Promise<string> | null = null
  return () => {
    if (env.CAPTCHA_SECRET) return Promise.resolve(env.CAPTCHA_SECRET)
    if (!reading) {
      reading = keptKey(database)
      // A database that is away now may be back at the next call.
      reading.catch(() => (reading = null))
    }
    return reading
  }
}

async function keptKey(database: Database): Promise<string> {
  await database.rows(make, { secret: newSecret(256).secret })
  const [row] = await database.rows(read)
  if (!row) throw new Error('the key of captchas is gone')
  return row.secret
}

const make = statement<{ secret: string }>(
  'accounts-make-captcha-key',
  `insert into shop_secret (name, secret) values ('captcha', :secret) on conflict (name) do nothing`,
)

const read = statement<NoValues, { secret: string }>(
  'accounts-read-captcha-key',
  `select secret from shop_secret where name = 'captcha'`,
)
