export {
  backofficeHost,
  backofficeOrigin,
  BadSetting,
  type Env,
  readEnv,
  settingNames,
  siteOrigin,
} from './env.ts'
export { misspeltSettings } from './misspelt.ts'
export { hashOf, newSecret, randomToken } from './secret.ts'
