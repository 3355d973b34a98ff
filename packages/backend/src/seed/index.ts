// What reads YAML and knows the tables is imported from its own file, only when there is something to fill.
export { DataProblem } from './data-problem.ts'
export { readLastSeed } from './last-seed.ts'
export { fingerprint } from './fingerprint.ts'
export { shopChannel } from './shop-channel.ts'
