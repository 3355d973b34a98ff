import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { methodsForMandates } from '../../payments/index.ts'
import { repeatPercent } from '../../pricing/index.ts'
import type { RepeatTerms } from '../schemas.ts'

/** The same for every visitor of a site (REPEAT-1, REPEAT-4). */
export async function readTerms(
  context: AppContext,
  { siteId }: SiteScope,
): Promise<z.infer<typeof RepeatTerms>> {
  const methods = methodsForMandates(await context.sitePayments.of(siteId))
  const { promotions } = await context.priceTerms.read()
  return {
    isOffered: await context.cartHooks.offersRepeatDelivery(siteId),
    discountPercent: repeatPercent(promotions, { siteId, now: context.now() }),
    minDays: repeatLimits.days.min,
    maxDays: repeatLimits.days.max,
    paymentMethodIds: methods.map(({ paymentMethodId }) => paymentMethodId),
  }
}
