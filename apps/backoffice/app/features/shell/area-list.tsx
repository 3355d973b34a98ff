import { Fragment } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Icon } from '../../ui/icon'
import { useAreaCounts } from './use-area-counts'
import type { NamedArea } from './use-my-areas'

/** What there is to do, at the left. Narrow windows show the drawings alone. */
export function AreaList({ areas }: { areas: readonly NamedArea[] }) {
  const t = useTranslations('office-shell')
  const counts = useAreaCounts()
  return (
    <nav
      aria-label={t('areas')}
      className="border-line bg-surface sticky top-12 flex h-[calc(100dvh-3rem)] flex-col gap-0.5 overflow-y-auto border-r p-2"
    >
      {areas.map((area, index) => (
        <Fragment key={area.id}>
          {index > 0 && areas[index - 1]?.group !== area.group ? (
            <div className="border-line my-1.5 shrink-0 border-t" />
          ) : null}
          <AreaLink area={area} count={counts.get(area.id)} />
        </Fragment>
      ))}
    </nav>
  )
}

type LinkProps = { area: NamedArea; count: number | undefined }

function AreaLink({ area: { name, path, icon }, count }: LinkProps) {
  const { number } = useFormats()
  return (
    <NavLink
      to={path}
      title={name}
      className="aria-[current=page]:bg-brand-soft hover:bg-sunken rounded-control flex min-h-9 items-center gap-2.5 px-2.5 aria-[current=page]:font-semibold"
    >
      <Icon name={icon} size={18} />
      <span className="sr-only min-w-0 flex-1 lg:not-sr-only">{name}</span>
      {count ? (
        <span className="bg-sunken text-ink hidden rounded-full px-1.5 text-xs font-semibold lg:inline">
          {number(count)}
        </span>
      ) : null}
    </NavLink>
  )
}
