import { Link } from 'react-router'
import { Icon } from '../../ui/icon'

type Props = { url: string; icon: string; label: string; count: number; countLabel: string }

/** An icon with what is behind it: nothing shows no number. */
export function CountLink({ url, icon, label, count, countLabel }: Props) {
  return (
    <Link to={url} className="icon-link">
      <Icon name={icon} label={count > 0 ? `${label}, ${countLabel}` : label} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="bg-action text-on-action absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full px-1 text-sm leading-none font-semibold"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  )
}
