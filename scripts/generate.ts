import ensureClient from './ensure-client.ts'
import { writeContract } from './generate-client.ts'
import { writeSpecificationCoverage } from './specification-coverage.ts'

/** What is made from something else: the client, which git does not keep, and the two documents that people read and git keeps. */
ensureClient()
await writeContract()
writeSpecificationCoverage()
