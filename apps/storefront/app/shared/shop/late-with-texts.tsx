import type { ComponentType } from 'react'
import { latePart } from '../../toolkit/connection'
import { TextsProvider } from '#texts'
import { loadTexts, messagesOf } from './locale'
import { useShop } from './shop'

/** A component that comes when it is first shown, together with the texts of areas that the page did not load. */
export function lateWithTexts<Props extends object>(
  areas: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return latePart(async () => {
    const [Component] = await Promise.all([load(), loadTexts(areas)])
    function WithTexts(props: Props) {
      const { culture, locale } = useShop()
      return (
        <TextsProvider culture={culture} messages={messagesOf(locale)}>
          <Component {...props} />
        </TextsProvider>
      )
    }
    return WithTexts
  })
}
