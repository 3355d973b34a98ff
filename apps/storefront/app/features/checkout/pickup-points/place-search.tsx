import { fieldLimits } from '@haverhof/domain/checkout'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'

type Props = { start: string; isBusy: boolean; onSearch: (area: string) => void }

/** A city or postcode to look around. Part of a larger form, so Enter searches instead of sending that form. */
export function PlaceSearch({ start, isBusy, onSearch }: Props) {
  const t = useTranslations('pickup-points')
  const [area, setPlace] = useState(start)
  const search = () => {
    if (area.trim() !== '') onSearch(area.trim())
  }
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  return (
    <search className="flex items-end gap-2">
      <TextField
        label={t('place')}
        value={area}
        onChange={(event) => setPlace(event.currentTarget.value)}
        onKeyDown={searchOnEnter}
        maxLength={fieldLimits.zipcodeOrCity}
        autoComplete="off"
        enterKeyHint="search"
        className="flex-1"
      />
      <Button look="brand" onClick={search} aria-busy={isBusy} className="min-h-12">
        <Icon name="search" size={20} />
        <span className="sr-only xs:not-sr-only">{t('search')}</span>
      </Button>
    </search>
  )
}
