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
    <nav ref={menu} aria-label={text('mainNavigation')} onKeyDown={walk} className="main-menu">
      <LinkArea>
        <Container>
          <ul>
            {items.map((item) => (
              <li key={item.url}>
                {item.children ? <Panel item={item} links={item.children} /> : <PlainItem item={item} />}
              </li>
            ))}
          </ul>
        </Container>
      </LinkArea>
    </nav>
  )
}

function PlainItem({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  return (
    <a href={item.url} lang={item.lang} aria-current={pathname === item.url ? 'page' : undefined}>
      {item.title}
    </a>
  )
}

function Panel({ item, links }: { item: MenuItem; links: readonly MenuItem[] }) {
  const text = useTranslations('shell.header')
  return (
    <details name="main-menu">
      <summary lang={item.lang}>
        {item.title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="menu-panel">
        <Container>
          <div>
            {item.icon ? <Icon name={item.icon} size={40} /> : null}
            <p lang={item.lang}>{item.title}</p>
            <a href={item.url}>
              {text('showAll', { name: item.title })}
              <Icon name="arrow-right" size={18} />
            </a>
          </div>
          <ul>
            {links.map((child) => (
              <li key={child.url}>
                <a href={child.url} lang={child.lang}>
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
