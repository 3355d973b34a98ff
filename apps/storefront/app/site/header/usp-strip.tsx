import { useTranslations } from '#texts'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import type { MenuItem, Usp } from '../../shared/shop/shop'

/** Why here, in a line; and the small menu. It scrolls away with the page. */
export function UspStrip({ usps, secondary }: { usps: readonly Usp[]; secondary: readonly MenuItem[] }) {
  const text = useTranslations('shell.header')
  return (
    <LinkArea className="bg-brand text-on-brand text-sm">
      <Container className="flex min-h-10 items-center justify-between gap-8">
        <ul aria-label={text('usps')} className="flex min-w-0 gap-x-8">
          {usps.map((usp, position) => (
            <li key={usp.title} lang={usp.lang} className={visibleFrom[position] ?? 'hidden'}>
              <UspLine usp={usp} />
            </li>
          ))}
        </ul>
        {secondary.length > 0 ? (
          <nav aria-label={text('serviceNavigation')} className="hidden min-[80em]:block">
            <ul className="flex gap-x-6">
              {secondary.map((item) => (
                <li key={item.url}>
                  <a
                    href={item.url}
                    lang={item.lang}
                    className="-my-0.5 inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:underline"
                  >
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
const visibleFrom = ['block', 'hidden min-[48em]:block', 'hidden min-[92em]:block']

function UspLine({ usp }: { usp: Usp }) {
  const line = (
    <>
      <Icon name={usp.icon} size={18} />
      {usp.title}
    </>
  )
  const look = '-my-0.5 inline-flex min-h-11 items-center gap-2 py-1'
  if (usp.url === null) return <span className={look}>{line}</span>
  return (
    <a href={usp.url} className={`${look} underline-offset-4 hover:underline`}>
      {line}
    </a>
  )
}
