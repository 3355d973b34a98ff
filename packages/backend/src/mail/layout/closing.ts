import { company } from '@haverhof/domain/sites'
import type { Letterhead } from '../letterhead.ts'

/** How every letter ends: who wrote it, where to ask, and who answers for it. */
export function closingLines({ brand, text, phone, sender, formats }: Letterhead) {
  const address = `${company.street}, ${company.zipcode} ${company.city}, ${formats.country(company.regionCode)}`
  return {
    signOff: text('signOff'),
    team: text('team', { brand }),
    help: text('help', { phone, email: sender.address }),
    sender: text('sender', {
      brand,
      company: company.name,
      address,
      registration: company.registrationNumber,
      vatNumber: company.vatNumber,
    }),
  }
}
