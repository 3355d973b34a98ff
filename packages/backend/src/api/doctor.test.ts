import { startTestShop, type TestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { importAddresses } from '../delivery/index.ts'
import { misspeltSettings, readEnv } from '../config/index.ts'
import { examineShop } from './doctor.ts'

const able = {
  SHOP_ENV: 'production',
  DATABASE_URL: 'postgres://shop@database/shop',
  SMTP_URL: 'smtp://mail.example',
  MOLLIE_API_KEY: `live_${'x'.repeat(30)}`,
  CLIENT_IP_HEADER: 'x-client-ip',
  VAT_REGISTER_URL: 'https://vat.example',
}

async function examine(changes: Record<string, string>, provider: 'mollie' | 'sandbox' = 'mollie') {
  const env = { ...able, ...changes }
  await using shop = await startTestShop({ env })
  await makeAble(shop, provider)
  return await examineShop(shop.context, env)
}

/** Names of the test alone. */
const register = ['openbareruimte;huisnummer;postcode;woonplaats', 'Proefweg;1;1234AB;Voorbeeldstad']

async function makeAble({ context }: TestShop, provider: 'mollie' | 'sandbox' = 'mollie'): Promise<void> {
  await context.database.pool.query(`update site set payment_provider_config_id = '${provider}'`)
  await importAddresses(context, { countryId: 528, lines: register })
}

test('nothing is wrong with a shop that can sell (DOCTOR-1)', async () => {
  expect(await examine({})).toEqual([])
})

test.each<[Record<string, string>, 'mollie' | 'sandbox', RegExp, boolean]>([
  [{ MOLLIE_API_KEY: '' }, 'mollie', /^MOLLIE_API_KEY: is not set/, true],
  [{}, 'sandbox', /^Sites 1, .* can take no payment/, true],
  [{ SMTP_URL: '' }, 'mollie', /^SMTP_URL: /, true],
  [{ DATABASE_URL: '' }, 'mollie', /^DATABASE_URL: /, true],
  [{ WORKERS: 'off' }, 'mollie', /^WORKERS: there is no such setting; WORKER is/, true],
  [{ MOLLIE_API_KEY: `test_${'x'.repeat(30)}` }, 'mollie', /key for tests/, false],
  [{ SANDBOX_PAYMENTS: 'on' }, 'sandbox', /play money/, false],
  [{ CLIENT_IP_HEADER: '' }, 'mollie', /^CLIENT_IP_HEADER: /, false],
  [
    { DATABASE_READ_URL: 'postgres://shop@127.0.0.1:1/shop' },
    'mollie',
    /^DATABASE_READ_URL: does not/,
    false,
  ],
  [
    { OIDC_ISSUER: 'https://127.0.0.1:1', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
    'mollie',
    /^OIDC_ISSUER: BACKOFFICE_HOST is not set/,
    false,
  ],
  [
    {
      OIDC_ISSUER: 'https://127.0.0.1:1',
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'x',
      BACKOFFICE_HOST: 'office.example',
    },
    'mollie',
    /^OIDC_ISSUER: no member of staff can sign in through https:\/\/127\.0\.0\.1:1 \(/,
    false,
  ],
])('%o with %s is named (DOCTOR-1)', async (changes, provider, line, stops) => {
  expect(await examine(changes, provider)).toEqual([{ line: expect.stringMatching(line) as string, stops }])
})

test('only what is nearly a setting of ours is taken for one (DOCTOR-1)', () => {
  const system = {
    HOME: '',
    HOSTNAME: '',
    PORTS: '',
    PATH: '',
    LOGNAME: '',
    DATABASE_URI: '',
    SMTP_URLS: '',
    CI: '',
  }
  expect(misspeltSettings(system).map(({ meant }) => meant)).toEqual(['DATABASE_URL', 'SMTP_URL'])
})

test('an engine that this PostgreSQL cannot serve is named, one that it can is not (DOCTOR-1)', async () => {
  const env = { ...able, SEARCH_ENGINE: 'postgres' }
  await using shop = await startTestShop({ env })
  const { pool } = shop.context.database
  await makeAble(shop)
  expect(await examineShop(shop.context, env)).toEqual([])
  await pool.query(`delete from pg_collation where collname = 'et-x-icu'`)
  expect(await examineShop(shop.context, env)).toEqual([
    { line: expect.stringMatching(/^SEARCH_ENGINE: .* et-x-icu/) as string, stops: true },
  ])
})

test('a missing register of addresses is reported, and stops nothing (DOCTOR-2, DELIVERY-15)', async () => {
  await using shop = await startTestShop({ env: able })
  await makeAble(shop)
  await importAddresses(shop.context, { countryId: 528, lines: register.slice(0, 1) })
  expect(await examineShop(shop.context, able)).toEqual([
    { line: expect.stringMatching(/^Addresses: no register of the Netherlands/) as string, stops: false },
  ])
})

test('another way to the database needs the one it stands beside (DATABASE-3, 6)', () => {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    expect(() => readEnv({ [name]: 'postgres://shop@database/shop' })).toThrow(`${name}: needs DATABASE_URL`)
})

test.each([
  [
    { OIDC_ISSUER: 'https://id.example' },
    'OIDC_CLIENT_ID: is missing beside OIDC_ISSUER; OIDC_CLIENT_SECRET',
  ],
  [{ OIDC_NAME: 'Acme' }, 'OIDC_ISSUER: is missing beside OIDC_NAME'],
  [
    { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
    'OIDC_ISSUER: must begin with https in production',
  ],
])('%o is a wrong configuration, by its name (DOCTOR-1, STAFF-20)', (given, line) => {
  expect(() => readEnv({ ...able, ...given })).toThrow(line)
})
