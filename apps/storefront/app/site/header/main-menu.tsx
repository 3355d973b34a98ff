import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import type { MenuItem } from '../../shared/shop/shop'

/**
 * The main menu on wide screens. Each part opens a panel over the width of the page; `details` makes that work before
 * any script does, one at a time by their common name. Escape and a click elsewhere close it, arrows walk along.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const text = useTranslations('shell.header')
  const menu = useRef<HTMLElement>(null)
  useClosing(menu)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the summaries inside
    <nav
      ref={menu}
      aria-label={text('mainNavigation')}
      onKeyDown={walk}
      className="border-line hidden border-t md:block"
    >
      <LinkArea>
        <Container>
          <ul className="-mx-3 flex flex-wrap">
            {items.map((item) => (
              <li key={item.url}>
                {item.children.length > 0 ? <Panel item={item} /> : <PlainItem item={item} />}
              </li>
            ))}
          </ul>
        </Container>
      </LinkArea>
    </nav>
  )
}

const entry = 'flex min-h-12 items-center gap-1.5 px-3 font-medium'

function PlainItem({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  return (
    <a
      href={item.url}
      lang={item.lang}
      aria-current={pathname === item.url ? 'page' : undefined}
      className={`${entry} underline-offset-8 hover:underline aria-[current=page]:underline`}
    >
      {item.title}
    </a>
  )
}

function Panel({ item }: { item: MenuItem }) {
  const text = useTranslations('shell.header')
  return (
    <details name="main-menu" className="group">
      <summary
        lang={item.lang}
        className={`${entry} group-open:text-brand list-none [&::-webkit-details-marker]:hidden`}
      >
        {item.title}
        <Icon
          name="chevron-down"
          size={16}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-line bg-surface absolute inset-x-0 top-full border-y shadow-lg">
        <Container className="grid grid-cols-[minmax(20rem,1fr)_3fr] gap-10 py-8">
          <div className="border-line border-r pr-8">
            {item.icon ? <Icon name={item.icon} size={40} className="text-brand" /> : null}
            <p lang={item.lang} className="font-display mt-3 text-2xl font-semibold">
              {item.title}
            </p>
            <a
              href={item.url}
              className="text-brand mt-2 inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline"
            >
              {text('showAll', { name: item.title })}
              <Icon name="arrow-right" size={18} />
            </a>
          </div>
          <ul className="grid auto-rows-min grid-cols-2 gap-x-8 lg:grid-cols-3">
            {item.children.map((child) => (
              <li key={child.url}>
                <a
                  href={child.url}
                  lang={child.lang}
                  className="hover:text-brand flex min-h-11 items-center py-1.5 underline-offset-4 hover:underline"
                >
                  {child.title}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </details>
  )
}

function openPanels(menu: HTMLElement | null): HTMLDetailsElement[] {
  return [...(menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
}

function useClosing(menu: React.RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    for (const panel of openPanels(menu.current)) panel.open = false
  }, [menu, key])
  useEffect(() => {
    const leave = (event: Event) => {
      for (const panel of openPanels(menu.current)) {
        if (event.target instanceof Node && !panel.contains(event.target)) panel.open = false
      }
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [menu])
}

/** Escape closes and gives the focus back; left and right walk along the entries; down enters the open panel. */
function walk(press: KeyboardEvent<HTMLElement>): void {
  const menu = press.currentTarget
  const [panel] = openPanels(menu)
  const entries = [...menu.querySelectorAll<HTMLElement>('summary, ul > li > a')].filter(
    (each) => !each.closest('details > div'),
  )
  const at = entries.indexOf(press.target as HTMLElement)
  if (press.key === 'Escape' && panel) {
    panel.open = false
    panel.querySelector('summary')?.focus()
  } else if (press.key === 'ArrowRight' && at >= 0) entries[(at + 1) % entries.length]?.focus()
  else if (press.key === 'ArrowLeft' && at >= 0) entries.at(at - 1)?.focus()
  else if (press.key === 'ArrowDown' && at >= 0 && panel) panel.querySelector<HTMLElement>('div a')?.focus()
  else return
  press.preventDefault()
}
