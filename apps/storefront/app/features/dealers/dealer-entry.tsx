import { timeZoneOf } from '@haverhof/domain/sites'
import type { MouseEvent } from 'react'
import { useTranslations } from '#texts'
import { OpenNow } from '../../shared/opening-hours/open-now'
import { WeekOfHours } from '../../shared/opening-hours/week-of-hours'
import { useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import { Icon } from '../../ui/icon'
import type { DealerFacts } from './dealer-types'

type Props = {
  dealer: DealerFacts
  km: number | null
  /** Its number on the map, where pins have one. */
  number: number | null
  isChosen: boolean
  onShow: (id: number) => void
}

export function DealerEntry({ dealer, km, number, isChosen, onShow }: Props) {
  const t = useTranslations('dealers')
  const { culture } = useShop()
  const { figure } = useFormats()
  const { id, name, week } = dealer
  return (
    <li id={`dealer-${id}`} tabIndex={-1} aria-current={isChosen ? true : undefined}>
      <div>
        <h3>
          {number === null ? null : <PinNumber number={number} />}
          <span>{name}</span>
        </h3>
        {km === null ? null : <p>{t('distance', { km: figure(km) })}</p>}
      </div>
      <p>{`${dealer.street}, ${dealer.town}`}</p>
      <OpenNow hours={week.spans} timeZone={timeZoneOf(dealer.countryCode)} culture={culture} />
      <WeekOfHours label={t('hours')} closed={t('closed')} lines={week.lines} />
      <DealerLinks dealer={dealer} onShow={onShow} />
    </li>
  )
}

function PinNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="bg-brand text-on-brand grid size-7 shrink-0 place-items-center self-start rounded-full font-text text-[1.3rem] leading-none"
    >
      {number}
    </span>
  )
}

/** The ways to a dealer (DEALERS-7). The route opens in a window of its own, and nothing is loaded from there before. */
function DealerLinks({ dealer, onShow }: Pick<Props, 'dealer' | 'onShow'>) {
  const t = useTranslations('dealers')
  const { id, name, phone, email } = dealer
  const show = (event: MouseEvent) => {
    event.preventDefault()
    onShow(id)
  }
  return (
    <p className="dealer-links">
      <a href={routeUrl(dealer)} target="_blank" rel="noreferrer">
        <Icon name="external" size={18} />
        {t('route')}
        <span className="sr-only">{` ${t('routeTo', { name })}`}</span>
      </a>
      <a href="#map" onClick={show}>
        <Icon name="map-pin" size={18} />
        {t('onMap')}
        <span className="sr-only">{`: ${name}`}</span>
      </a>
      {phone ? (
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      ) : null}
    </p>
  )
}

/** A plain address that telephones open in their map. */
function routeUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`
}
