/** SITES-11: the one company behind every brand: who sells, invoices and receives transfers. */
export const company = {
  name: 'Haverhof B.V.',
  street: 'Haverstraat 12',
  zipcode: '8011 AB',
  city: 'Zwolle',
  regionCode: 'NL',
  registrationNumber: '05081234',
  vatNumber: 'NL812345678B01',
  iban: 'NL44 RABO 0123 4567 89',
  bic: 'RABONL2U',
} as const
