import { useTranslations } from '#texts'
import { inOwnTurn } from '../../toolkit/late-triggers'
import { Dialog } from '../../ui/dialog'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import { hasCart, type MenuItem, useShop } from '../../shared/shop/shop'

/** The menus on small screens, one below the other. */
export function MenuDrawer({
  open,
  onClose,
  onLanguage,
}: {
  open: boolean
  onClose: () => void
  onLanguage: () => void
}) {
  const text = useTranslations('shell.header')
  const common = useTranslations('ui')
  const shop = useShop()
  const { navigation } = shop
  return (
    <Dialog open={open} onClose={onClose} title={text('menu')} closeLabel={common('close')} shape="start">
      <LinkArea
        onClick={(click) =>
          click.target instanceof Element && click.target.closest('a') && inOwnTurn(onClose)
        }
      >
        <nav aria-label={text('mainNavigation')} className="-mt-3">
          {navigation.primary.map((item) => (
            <DrawerPart key={item.url} item={item} />
          ))}
        </nav>
        <nav aria-label={text('serviceNavigation')} className="mt-6">
          <ul>
            {navigation.secondary.map((item) => (
              <li key={item.url}>
                <a href={item.url} lang={item.lang} className="flex min-h-11 items-center">
                  {item.title}
                </a>
              </li>
            ))}
            {hasCart(shop) ? (
              <li>
                <a href="/account/" className="flex min-h-11 items-center">
                  {text('account')}
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
      </LinkArea>
      <button
        type="button"
        onClick={onLanguage}
        className="border-line mt-6 flex min-h-12 w-full items-center gap-3 border-t pt-4 text-left"
      >
        <Icon name="globe" />
        {text('language')}
      </button>
    </Dialog>
  )
}

function DrawerPart({ item }: { item: MenuItem }) {
  const text = useTranslations('shell.header')
  if (!item.children) {
    return (
      <a
        href={item.url}
        lang={item.lang}
        className="border-line flex min-h-12 items-center border-b py-3 text-lg font-medium"
      >
        {item.title}
      </a>
    )
  }
  return (
    <Disclosure
      name="drawer-menu"
      summary={<span lang={item.lang}>{item.title}</span>}
      summaryClassName="text-lg"
    >
      <ul className="pl-4">
        {[{ ...item, title: text('showAll', { name: item.title }), lang: undefined }, ...item.children].map(
          (child) => (
            <li key={child.url}>
              <a href={child.url} lang={child.lang} className="flex min-h-11 items-center">
                {child.title}
              </a>
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  )
}
