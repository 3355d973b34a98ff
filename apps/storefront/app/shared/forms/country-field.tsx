import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { SelectField } from '../../ui/select-field'

/** A country of the address form. */
export type CountryOption = {
  countryId: number
  name: string
  regionCode: string
  /** False where a bill may go and goods may not; left out where only countries that the site sends to are listed (CHECKOUT-43). */
  isServed?: boolean
  /** Parcels go to pickup points there. */
  hasParcelShops?: boolean
}

type Props = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  section: 'billing' | 'shipping'
  countries: readonly CountryOption[]
}

export function CountryField({ section, countries, ...rest }: Props) {
  const t = useTranslations('forms.fields')
  return (
    <SelectField {...rest} label={t('country')} autoComplete={`${section} country`}>
      {countries.map(({ countryId, name, regionCode }) => (
        // Browsers fill in a country by its code.
        <option key={countryId} value={regionCode}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
