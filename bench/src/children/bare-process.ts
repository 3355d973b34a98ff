import type { AddressInfo } from 'node:net'
import { createBareServer } from '../bare/server.ts'
import { answerParent } from './answer-parent.ts'

const [databaseUrl = '', poolSize = '5'] = process.argv.slice(2)
let requests = 0
const server = createBareServer(databaseUrl, Number(poolSize)).on('request', () => (requests += 1))
server.listen(0, '127.0.0.1', () => {
  answerParent((server.address() as AddressInfo).port, () => requests)
})
