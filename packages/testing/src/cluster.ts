import { type Cluster, openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'
import { placeInMemory } from './memory.ts'

export const repository = path.resolve(import.meta.dirname, '../../..')

let opened: Promise<Cluster> | undefined

/** The PostgreSQL of all test runs of this checkout: fast, because nothing in it must survive. */
export function openTestCluster(): Promise<Cluster> {
  opened ??= openCluster({
    dataRoot: placeInMemory(repository) ?? path.join(repository, '.data'),
    name: 'test-postgres',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '96MB',
      // The kernel copies the files of a clone: they pass through PostgreSQL otherwise.
      file_copy_method: 'clone',
    },
  })
  return opened
}
