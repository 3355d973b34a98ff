import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import type { MenuItem, Notification, Usp } from '../../shared/shop/shop'

type Props = { usps: readonly Usp[]; secondary: readonly MenuItem[]; notice: Notification | null }

/**
 * What the shop tells everybody at the moment, why here, and the small menu, in one line (SHELL-23). It scrolls away with the
 * page.
 */
export function UspStrip({ usps, secondary, notice }: Props) {
  const text = useTranslations('shell.header')
  // The notice takes the place of the first reason where there is room for one alone.
  const shownFrom = notice ? visibleFrom.slice(1) : visibleFrom
  return (
    <LinkArea className="usp-strip">
      <Container className="flex min-h-8 items-center justify-between gap-8 md:min-h-10">
        <div className="flex min-w-0 gap-x-8">
          {notice ? <NoticeText notice={notice} /> : null}
          <ul aria-label={text('usps')} className="flex min-w-0 gap-x-8">
            {usps.map((usp, position) => (
              <li key={usp.title} lang={usp.lang} className={`min-w-0 ${shownFrom[position] ?? 'hidden'}`}>
                <UspLine usp={usp} />
              </li>
            ))}
          </ul>
        </div>
        {secondary.length > 0 ? (
          <nav aria-label={text('serviceNavigation')} className="service-menu">
            <ul>
              {secondary.map((item) => (
                <li key={item.url}>
                  <a href={item.url} lang={item.lang}>
                    {item.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </Container>
    </LinkArea>
  )
}

/** As many as fit beside each other; widths in letters, because large ones leave less room. */
const visibleFrom = ['block', 'hidden min-[58em]:block', 'hidden min-[108em]:block']

const look = 'usp'

/** One line of it; the whole where it leads, or when it is pointed at. */
function NoticeText({ notice: { message, link, tone, lang } }: { notice: Notification }) {
  const line = (
    <>
      <Icon name={tone === 'warning' ? 'warning' : 'info'} size={18} />
      <span className="truncate">{message}</span>
    </>
  )
  if (!link)
    return (
      <p lang={lang} title={message} className={look}>
        {line}
      </p>
    )
  return (
    <p lang={lang} className="min-w-0">
      <Link to={link.url} title={message} className={`${look} underline`}>
        {line}
        <span className="sr-only">{link.title}</span>
      </Link>
    </p>
  )
}

function UspLine({ usp }: { usp: Usp }) {
  const line = (
    <>
      <Icon name={usp.icon} size={18} />
      <span className="truncate">{usp.title}</span>
    </>
  )
  if (usp.url === null) return <span className={look}>{line}</span>
  return (
    <a href={usp.url} className={look}>
      {line}
    </a>
  )
}
