export { BadSetting, type Env, readEnv, settingNames, siteOrigin } from './env.ts'
export { hashOf, newSecret, randomToken } from './secret.ts'
