import type { Cart } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'

/** A country that goods are sent to: this one, or that of the site for who lives elsewhere (CHECKOUT-43). */
export function servedCountry(
  countries: readonly CountryOption[],
  country: CountryOption | null,
): CountryOption | null {
  return country && isServed(country) ? country : (countries.find(isServed) ?? null)
}

/** The same for the country of the bill; null before there is one. */
export function countryToSendTo(
  countries: readonly CountryOption[],
  cart: Pick<Cart, 'billing'> | null,
): CountryOption | null {
  const billed = cart?.billing?.address.countryId
  if (billed === undefined) return null
  return servedCountry(countries, countries.find(({ countryId }) => countryId === billed) ?? null)
}

/** Whether nothing is sent to the country of the bill. */
export function isBilledElsewhere(
  countries: readonly CountryOption[],
  { billing }: Pick<Cart, 'billing'>,
): boolean {
  if (!billing) return false
  return !countries.some((country) => country.countryId === billing.address.countryId && isServed(country))
}

function isServed({ isServed: served = true }: CountryOption): boolean {
  return served
}
