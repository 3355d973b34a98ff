import { NavLink } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import type { NamedArea } from './use-my-areas'

/** What there is to do, at the left. Narrow windows show the drawings alone. */
export function AreaList({ areas }: { areas: readonly NamedArea[] }) {
  const t = useTranslations('office-shell')
  return (
    <nav
      aria-label={t('areas')}
      className="border-line bg-surface sticky top-12 flex h-[calc(100dvh-3rem)] flex-col gap-0.5 overflow-y-auto border-r p-2"
    >
      {areas.map((area) => (
        <AreaLink key={area.id} area={area} />
      ))}
    </nav>
  )
}

function AreaLink({ area: { name, path, icon } }: { area: NamedArea }) {
  return (
    <NavLink
      to={path}
      title={name}
      className="aria-[current=page]:bg-brand-soft hover:bg-sunken rounded-control flex min-h-9 items-center gap-2.5 px-2.5 aria-[current=page]:font-semibold"
    >
      <Icon name={icon} size={18} />
      <span className="sr-only lg:not-sr-only">{name}</span>
    </NavLink>
  )
}
