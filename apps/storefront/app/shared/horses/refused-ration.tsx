import { useTranslations } from '#texts'
import { ToCalculator } from './to-calculator'

type Props = { refusal: string; horse: string }

/** The feed is made for such a horse; an answer is missing that is not stored with a horse. */
const asksMore: ReadonlySet<string> = new Set(['needs-life-stage', 'needs-age-in-weeks'])

/** That the calculator gives no ration or asks one thing more, and the way there (HORSES-16). */
export function RefusedRation({ productId, ...refused }: Props & { productId: number }) {
  return (
    <>
      <RefusalSentence {...refused} /> <ToCalculator productId={productId} />
    </>
  )
}

export function RefusalSentence({ refusal, horse }: Props) {
  const t = useTranslations('horses.line')
  return t(asksMore.has(refusal) ? 'asksMore' : 'refused', { horse })
}
