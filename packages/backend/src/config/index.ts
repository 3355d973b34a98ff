export { BadSetting, type Env, readEnv, siteOrigin } from './env.ts'
export { hashOf, newSecret, randomToken } from './secret.ts'
