export { BadSetting, type Env, readEnv } from './env.ts'
export { siteOrigin } from './site-origin.ts'
