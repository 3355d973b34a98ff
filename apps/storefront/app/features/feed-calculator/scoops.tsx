import { useId } from 'react'
import { useTranslations } from '#texts'

/** As many as can be counted at a glance. */
const mostDrawn = 6

/** The scoops of a meal, each as full as it is; the figure beside them says it too, so they are silent (FEED-ADVICE-80). */
export function Scoops({ count }: { count: number }) {
  const t = useTranslations('calculator-answer')
  const drawn = Math.min(Math.ceil(count), mostDrawn)
  const more = Math.ceil(count) - drawn
  return (
    <div className="flex flex-wrap items-end gap-2" aria-hidden="true">
      {Array.from({ length: drawn }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- scoops are told apart by their place alone
        <Scoop key={index} fullness={Math.min(1, count - index)} />
      ))}
      {more > 0 && <span className="text-muted text-sm">{t('moreScoops', { count: more })}</span>}
    </div>
  )
}

const bowl = 'M3 9h40l-4.2 21.6A8 8 0 0 1 31 37H15a8 8 0 0 1-7.8-6.4z'
const rim = { top: 9, bottom: 37 }

function Scoop({ fullness }: { fullness: number }) {
  const id = useId()
  const height = (rim.bottom - rim.top) * fullness
  return (
    <svg viewBox="0 0 72 42" className="h-14 w-auto" fill="none">
      <clipPath id={id}>
        <path d={bowl} />
      </clipPath>
      <path d={bowl} className="fill-ground" />
      <g clipPath={`url(#${id})`}>
        <rect x="0" y={rim.bottom - height} width="46" height={height} className="fill-accent/70" />
      </g>
      <path d={bowl} className="stroke-brand" strokeWidth="2.2" strokeLinejoin="round" />
      <path
        d="M42.5 12.5H63a4 4 0 0 1 0 8H41"
        className="stroke-brand"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
