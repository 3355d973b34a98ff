import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { useIsHydrating } from '../../toolkit/hydration'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { type Country, type DealerSearch as Search, longestPlace } from './dealer-types'
import type { OwnLocation } from './use-own-location'

type Props = { search: Search; countries: readonly Country[]; own: OwnLocation; onLocate: () => void }

/** A town or postcode, in the address of the page; a plain form, so it works without scripts (DEALERS-2). */
export function DealerSearch({ search, countries, own, onLocate }: Props) {
  const t = useTranslations('dealers')
  const field = useRef<HTMLInputElement>(null)
  const { place: area, country, isUnknown } = search
  const hasCountries = countries.length > 1
  // Back and forward change the address, and with it what the field says.
  useEffect(() => {
    if (field.current) field.current.value = area
  }, [area])
  return (
    <div data-no-print className="flex flex-col gap-3">
      <Form
        action="/store-locator/"
        noValidate
        preventScrollReset
        className={`grid max-w-[76rem] grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4 ${hasCountries ? 'sm:grid-cols-[minmax(0,1fr)_24rem_auto]' : ''}`}
      >
        <TextField
          ref={field}
          name="place"
          label={t('place')}
          defaultValue={area}
          error={isUnknown ? t('unknown', { place: area }) : undefined}
          maxLength={longestPlace}
          autoComplete="postal-code"
          enterKeyHint="search"
          className={hasCountries ? 'col-span-2 sm:col-span-1' : ''}
        />
        {hasCountries ? (
          <SelectField key={country} name="country" label={t('country')} defaultValue={country}>
            <option value="">{t('allCountries')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <Button type="submit" look="primary" className="mt-[3.25rem] min-h-12 self-start">
          <Icon name="search" size={20} />
          <span className="sr-only xs:not-sr-only">{t('search')}</span>
        </Button>
      </Form>
      <OwnLocationButton own={own} onLocate={onLocate} />
    </div>
  )
}

const hasFailed = oneOf(['refused', 'unavailable', 'failed'])

function OwnLocationButton({ own, onLocate }: Pick<Props, 'own' | 'onLocate'>) {
  const t = useTranslations('dealers')
  const problem = hasFailed(own.state) ? own.state : null
  return (
    <div className="flex flex-col items-start">
      <Button
        look="text"
        onClick={onLocate}
        aria-busy={own.state === 'asking'}
        className={useIsHydrating() ? 'invisible' : ''}
      >
        <Icon name="target" size={20} />
        {own.state === 'asking' ? t('locating') : t('useLocation')}
      </Button>
      {problem ? (
        <p role="alert" className="text-danger max-w-prose text-sm font-medium">
          {t(`location.${problem}`)}
        </p>
      ) : null}
    </div>
  )
}
