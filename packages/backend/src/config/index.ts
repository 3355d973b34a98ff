export { BadSetting, type Env, readEnv } from './env.ts'
export { siteOrigin } from './site-origin.ts'
export { randomToken } from './random-token.ts'
export { hashOf, newSecret } from './secret.ts'
