export { type Cluster, openCluster } from './cluster.ts'
