import { useShop } from '../shop/shop'

/** The `lang` of a text that is not in the language of the page, else nothing. */
export function useTextLanguage(): (textLanguage: string) => string | undefined {
  const { language } = useShop()
  return (textLanguage) => (textLanguage === language ? undefined : textLanguage)
}
