import { loadTexts } from '../../shared/shop/locale'

/** In the browser the texts arrive before the first of these pages is shown. */
export async function withVisitorTexts<Answer>(serverLoader: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([serverLoader(), loadTexts('forms sign-in')])
  return answer
}
