import type { RunningShop } from '@haverhof/server'

/** What an imported register would know, with the one street that the stories live in; its names are made up. */
export async function addKnownAddresses({ context }: RunningShop): Promise<void> {
  await context.database.pool.query(insert)
}

const insert = `
  insert into known_address (country_id, zipcode_key, street, city, first_number, last_number)
  values (528, '1234XX', 'Proefstraat', 'Voorbeeldstad', 1, 99)`
