import { isEmailAddress, tidyText } from '@haverhof/domain/accounts'
import type { MessageKey } from '#texts'
import { announce } from '../../shared/shop/announce'
import { generalFailure, problemOf } from '../../shared/shop/problem'
import { loadTexts, textsOf } from '../../shared/shop/locale'
import type { ShopFacts } from '../../shared/shop/shop'
import { browserApi } from '../../shared/shop/use-api'

type NewsletterAnswer = { error: MessageKey<'forms'> } | { title: string; text: string }

/** Asks for the newsletter and says in words what came of it: the same for everybody, known to us or not (NEWSLETTER-7). */
export async function requestNewsletter(
  shop: ShopFacts,
  typed: string,
  cartReminders: boolean,
): Promise<NewsletterAnswer> {
  await loadTexts('forms newsletter')
  const email = tidyText(typed)
  const error = await refusalOf(shop, email, cartReminders)
  if (error !== null) return { error }
  const t = textsOf(shop.locale, 'newsletter.request')
  announce(t('doneTitle'))
  return { title: t('doneTitle'), text: t('done', { email }) }
}

/** Which words say why it did not work; null when it did. */
async function refusalOf(
  { siteId, languageId }: ShopFacts,
  email: string,
  cartReminders: boolean,
): Promise<MessageKey<'forms'> | null> {
  if (email === '') return 'errors.required'
  if (!isEmailAddress(email)) return 'errors.invalid-email'
  try {
    await browserApi(siteId, languageId).newsletter.request(email, cartReminders)
    return null
  } catch (error) {
    return `failures.${generalFailure(problemOf(error)) ?? 'unexpected'}`
  }
}
