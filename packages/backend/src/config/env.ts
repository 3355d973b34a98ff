import { z } from 'zod'

const headerName = z
  .string()
  .regex(/^[a-z0-9-]+$/i)
  .transform((name) => name.toLowerCase())
  .optional()

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ }).optional()

/** Every setting of the shop. Nothing else reads `process.env`. */
const Env = z.object({
  /** `local`: every host also answers with `.localhost` behind it. `production`: only at its own name, over TLS. */
  SHOP_ENV: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('::'),
  /** How long a process that was told to stop still takes requests, so that those who send them notice that it is not ready. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  DATABASE_URL: postgresUrl,
  /** For what needs a session (messages, jobs, migrations), when `DATABASE_URL` leads to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgresUrl,
  /** A replica, for what may lag; without it everything is read from the primary. */
  DATABASE_READ_URL: postgresUrl,
  /** One process cannot keep more of them busy: with ten, PostgreSQL's processes crowd each other out (10 % fewer orders on 2 cores). */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(5),
  /** Whether a start changes the tables and fills an empty shop. Without a word: everywhere but in production. */
  MIGRATE_ON_START: z.enum(['on', 'off']).optional(),
  DATA_DIR: z.string().min(1).optional(),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  COUNTRY_HEADER: headerName,
  /** The header in which the proxy before the shop writes who calls; without it the socket's address counts. */
  CLIENT_IP_HEADER: headerName,
  /** How many proxies of ours stand one before the other and each add an entry to it. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(1).max(10).default(1),
  /** Lets staff open a customer's cart with a one-time key (`npm run impersonate`). */
  IMPERSONATION: z.enum(['on', 'off']).default('off'),
  /** `smtp://user:password@host:587`; without it a shop under development keeps its mails at /dev/mail/. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** How long one conversation with the mail server may last. */
  SMTP_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** For sites whose payment provider is `mollie`. */
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w{30,}$/, 'must be a key of Mollie')
    .optional(),
  /** Another address of Mollie's API than its own. */
  MOLLIE_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Whether customers can have goods come again by themselves (REPEAT-30). */
  REPEAT_DELIVERY: z.enum(['on', 'off']).default('on'),
  /** Whether those who agreed to it are reminded of a cart that stands still (REMINDERS-1). */
  CART_REMINDERS: z.enum(['on', 'off']).default('off'),
  /** Whether the sandbox takes payments, which moves no money. By default everywhere but in production. */
  SANDBOX_PAYMENTS: z.enum(['on', 'off']).optional(),
  /** Where payment providers reach this shop, when not at its hosts: a tunnel on a developer's machine. */
  WEBHOOK_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** The REST interface of the EU's register of VAT numbers; without it VAT is always charged in production. */
  VAT_REGISTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** DPD's web services (`https://…/services`) and who asks; without them the shop's own directory of pickup points answers. */
  DPD_URL: z.url({ protocol: /^https?$/ }).optional(),
  DPD_USER: z.string().min(1).optional(),
  DPD_PASSWORD: z.string().min(1).optional(),
  /** Signs captchas; without it the first process makes a secret and all share it through the database. */
  CAPTCHA_SECRET: z.string().min(32).optional(),
  /** How many numbers a browser has to try at most before it may sign in; there is no way to turn it off. */
  CAPTCHA_COST: z.coerce.number().int().min(1).max(10_000_000).default(50_000),
  /** For sites that have a key of reCAPTCHA; without it they use the shop's own captcha. */
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api/siteverify'),
  /** `on`: this process also does the work behind the scenes (mails, expiries, reminders). `only`: it does nothing else. */
  WORKER: z.enum(['on', 'off', 'only']).default('on'),
  /** Who finds products: an index in the memory of each process, or rows of PostgreSQL for a catalogue that no memory should hold. */
  SEARCH_ENGINE: z.enum(['memory', 'postgres']).default('memory'),
  /** The one host of the staff API. Without it a local shop answers at backoffice.localhost, and production nowhere. */
  BACKOFFICE_HOST: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host in lower case, without a port')
    .optional(),
  /** Connections for staff and other programs, apart from those of customers. */
  STAFF_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(3),
  /** Whom staff may sign in through (OpenID Connect): a company's own accounts. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).max(300).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).max(1000).optional(),
  /** What its button is called. Without a word: the host of the issuer. */
  OIDC_NAME: z.string().min(1).max(60).optional(),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Where Prometheus reads the figures of this process; without it nothing is counted. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces go (OTLP over HTTP, without `/v1/traces`); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('haverhof'),
  /** Which part of the traces that begin here is kept, from 0 to 1; a caller's own decision counts first. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Where errors of both sides are told (Sentry, or what speaks its protocol); without it they stand in the log alone. */
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[^/?#]+(\/[^?#]*)?\/[^/?#]+\/?$/, 'must look like https://key@host/project')
    .optional(),
  /** What runs here, as the reports name it. */
  SENTRY_RELEASE: z.string().min(1).max(200).optional(),
  /** Without a word: `SHOP_ENV`. */
  SENTRY_ENVIRONMENT: z.string().min(1).max(64).optional(),
})

export type Env = z.infer<typeof Env>

const settingsOfOidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Settings that make no sense without each other. */
const WholeEnv = Env.superRefine((env, context) => {
  for (const other of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (env[other] !== undefined && env.DATABASE_URL === undefined)
      context.addIssue({ code: 'custom', path: [other], message: 'needs DATABASE_URL beside it' })
  }
  const given = [...settingsOfOidc, 'OIDC_NAME' as const].find((name) => env[name] !== undefined)
  for (const name of settingsOfOidc) {
    if (given !== undefined && env[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is missing beside ${given}` })
  }
  if (env.SHOP_ENV === 'production' && env.OIDC_ISSUER?.startsWith('http:'))
    context.addIssue({
      code: 'custom',
      path: ['OIDC_ISSUER'],
      message: 'must begin with https in production',
    })
})

export const settingNames: readonly string[] = Object.keys(Env.shape)

export class BadSetting extends Error {}

/** One readable line per wrong value; an empty value counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = WholeEnv.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new BadSetting(`Wrong configuration: ${lines.join('; ')}`)
}

/** Where a host of the shop is reached: links in mails and return addresses start with it, never with what a request said. */
export function siteOrigin(env: Env, host: string): string {
  return env.SHOP_ENV === 'production' ? `https://${host}` : `http://${host}.localhost:${env.PORT}`
}

/** What links of the back office begin with; null where it is not served. */
export function backofficeOrigin(env: Env): string | null {
  const host = backofficeHost(env)
  if (host === null) return null
  return env.SHOP_ENV === 'production' ? `https://${host}` : `http://${host}:${env.PORT}`
}

/** Where staff and other programs reach the back office; null where it is not served. */
export function backofficeHost(env: Env): string | null {
  return env.BACKOFFICE_HOST ?? (env.SHOP_ENV === 'production' ? null : 'backoffice.localhost')
}
