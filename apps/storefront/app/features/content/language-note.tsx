import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'

/** Says so when a text is in another language than the page around it. */
export function LanguageNote({ textLanguage }: { textLanguage: string }) {
  const t = useTranslations('ui')
  const { language } = useShop()
  if (textLanguage === language) return null
  return (
    <p className="mb-6 border-l-2 border-accent pl-4 text-sm text-muted">
      {t('writtenIn', { language: textLanguage })}
    </p>
  )
}
