import { checkBooks } from '@haverhof/backend/orders'
import { inShop, runCommand } from './in-shop.ts'

/** Whether everything is accounted for: one line per breach, and none when the books are in order. */
await runCommand(async () => {
  const breaches = await inShop((context) => checkBooks(context))
  for (const breach of breaches) console.error(breach)
  if (breaches.length === 0) console.log('The books are in order.')
  else process.exitCode = 1
})
