import { writeClient } from './generate-client.ts'
import { writeNotices } from './notices.ts'
import { writeSpecificationCoverage } from './specification-coverage.ts'

/** Everything that is made from something else and committed; `verify` checks that it is in step. */
await writeClient()
writeSpecificationCoverage()
writeNotices()
