import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/** The address of the page is the list; this hands it on (COMPARE-2). */
export function ShareList() {
  const t = useTranslations('compare')
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ title: t('title'), url: location.href })
      else {
        await (navigator as Navigator).clipboard.writeText(location.href)
        announce(t('copied'))
      }
    } catch {
      // The visitor thought better of it, or the browser forbids it: the address bar still has the address.
    }
  }
  return (
    <Button onClick={() => void share()} className="noscript:hidden" data-no-print>
      <Icon name="share" size={20} />
      {t('share')}
    </Button>
  )
}
