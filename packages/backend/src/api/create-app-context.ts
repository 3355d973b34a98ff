import pino, { type Logger } from 'pino'
import { SECOND } from '@haverhof/domain/shared'
import { createCaptchaKey } from '../accounts/captcha/captcha-key.ts'
import type { AppContext, ProcessState } from '../app-context.ts'
import { createSearchEngine } from '../catalogue/search-engine/create-search-engine.ts'
import { createVariantTextCache } from '../catalogue/variants/variant-text-cache.ts'
import type { Env } from '../config/index.ts'

import { connectDatabase, type Database, databaseLimits, type DatabaseLimits } from '../database/index.ts'
import { hasPaidBefore, readLastPaymentMethod, readOrderOfCart } from '../orders/cart-facts.ts'
import { readGiftCard } from '../payments/gift-cards/read-gift-card.ts'
import { readSamplesOfOrder, registerSamples } from '../laboratory/register-samples.ts'
import { concurrencyLimit } from '../limits/concurrency-limit.ts'
import { logOutput } from '../log-output.ts'
import { currentRequest } from '../observability/index.ts'
import { createPaymentProviders } from '../payments/providers.ts'
import { createSitePayments, methodsForMandates } from '../payments/site-payments.ts'
import { createPriceTerms } from '../pricing/terms.ts'
import { createVatAnswerCache } from '../pricing/vat-answer-cache.ts'
import { createProcessClock, movedClock } from '../process-clock.ts'
import { repeatOrderHooks } from '../repeat-delivery/order-hooks.ts'
import type { Resources } from '../resources.ts'
import { createSiteDirectory } from '../sites/directory.ts'

type Options = {
  env: Env
  databaseUrl: string
  /** A test's own clock. */
  now?: () => Date
  /** Milliseconds as the machine tells them. */
  ownTime?: () => number
  log?: Logger
  limits?: DatabaseLimits
}

export function createAppContext(options: Options): AppContext {
  const { env, databaseUrl, log, limits } = options
  const logger = log ?? pino({ level: env.LOG_LEVEL, base: null, mixin: requestOfLine }, logOutput())
  const database = connectDatabase({
    url: databaseUrl,
    directUrl: env.DATABASE_DIRECT_URL,
    readUrl: env.DATABASE_READ_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    ...(limits && { limits }),
    // The error itself carries the whole connection, with everything that was ever sent over it.
    onIdleError: (error) => logger.warn({ reason: error.message }, 'a database connection was lost'),
  })
  const staffDatabase = openStaffDatabase(options, logger)
  const clock = options.now
    ? movedClock(options.now)
    : createProcessClock({ database, log: logger }, options.ownTime)
  const { now } = clock
  const sites = createSiteDirectory(database, now)
  const resources: Resources = { env, database, log: logger, now, clock, sites, stopping: neverStops }
  const state = createProcessState(resources)
  return {
    ...resources,
    ...state,
    cartHooks: {
      readGiftCard,
      readOrderOfCart,
      readLastPaymentMethod,
      hasPaidBefore,
      offersRepeatDelivery: async (siteId) =>
        env.REPEAT_DELIVERY === 'on' && methodsForMandates(await state.sitePayments.of(siteId)).length > 0,
    },
    orderHooks: {
      onKitsPaid: registerSamples,
      readSamples: readSamplesOfOrder,
      ...repeatOrderHooks(resources),
    },
    staffDatabase,
    [Symbol.asyncDispose]: async () => {
      await staffDatabase[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** The worker brings its own signal. */
const neverStops = new AbortController().signal

const staffStatementMs = 5 * SECOND

/** Opened by the first call of staff; a shop without any has no connection more (STAFF-61). */
function openStaffDatabase({ env, databaseUrl, limits = databaseLimits }: Options, logger: Logger): Database {
  return connectDatabase({
    url: databaseUrl,
    directUrl: env.DATABASE_DIRECT_URL,
    poolSize: env.STAFF_POOL_SIZE,
    limits: { ...limits, statementMs: Math.min(limits.statementMs, staffStatementMs) },
    onIdleError: ({ message }) => logger.warn({ reason: message }, 'a connection of the staff API was lost'),
  })
}

/** Every line that is written for a request names it (OBSERVABILITY-1). */
function requestOfLine(): { requestId?: string } {
  const scope = currentRequest()
  return scope ? { requestId: scope.requestId } : {}
}

function createProcessState(resources: Resources): ProcessState {
  const paymentProviders = createPaymentProviders(resources)
  return {
    ...createSearchEngine(resources),
    variantTexts: createVariantTextCache(),
    priceTerms: createPriceTerms(resources),
    vatAnswers: createVatAnswerCache(resources),
    paymentProviders,
    sitePayments: createSitePayments(resources, paymentProviders),
    ordersInFlight: new Map(),
    mailRound: { running: null },
    webhookRound: { running: null },
    captchaKey: createCaptchaKey(resources),
    limitAnonymousCalls: concurrencyLimit({ concurrency: 4, maxPending: 32 }),
  }
}
