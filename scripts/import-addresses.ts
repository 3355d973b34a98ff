import { BadSetting } from '@haverhof/backend/config'
import { importAddresses, UnknownRegister } from '@haverhof/backend/delivery'
import { findCountry } from '@haverhof/backend/sites'
import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { inShop, runCommand } from './in-shop.ts'

const usage = 'npm run import-addresses -- <file> [--country NL]'

/** Brings a register of addresses into the database; see docs/operations/addresses.md (DELIVERY-15). */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { country: { type: 'string', default: 'NL' } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (path === undefined) throw new BadSetting(usage)
  await inShop(async (context) => {
    const country = await findCountry(context, values.country)
    if (!country) throw new BadSetting(`There is no country ${values.country}.`)
    await using file = await open(path)
    try {
      const count = await importAddresses(context, { countryId: country.countryId, lines: file.readLines() })
      console.log(`${count} stretches of streets and places of ${values.country} are known now.`)
    } catch (error) {
      throw error instanceof UnknownRegister ? new BadSetting(error.message) : error
    }
  })
})
