import { useShop } from '../../shared/shop/shop'
import { Notice } from '../../ui/notice'
import { useWords } from './use-words'

/** A sheet of paper says whose it is (LABORATORY-PAGES-9). The key is not on it: who sees the sheet need not see the page. */
export function SheetHead() {
  const { brand, origin } = useShop()
  return (
    <p className="border-ink mb-4 hidden justify-between border-b-2 pb-1 text-sm print:flex">
      <span className="font-display text-lg font-semibold">{brand}</span>
      <span className="self-end">{new URL(origin).hostname.replace(/\.localhost$/, '')}</span>
    </p>
  )
}

/** Marks an example, so that it is not taken for the own hay (LABORATORY-PAGES-16). */
export function ExampleNotice() {
  const { t } = useWords()
  return (
    <Notice className="mb-6 max-w-prose print:mb-3">
      <strong className="font-semibold">{t('example.title')}</strong> {t('example.text')}
    </Notice>
  )
}
