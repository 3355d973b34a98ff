import { type Cluster, openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../../..')

/** The PostgreSQL of all test runs of this checkout: fast, because nothing in it must survive. */
export function openTestCluster(): Promise<Cluster> {
  return openCluster({
    dataRoot: path.join(repository, '.data'),
    name: 'test-postgres',
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
}
