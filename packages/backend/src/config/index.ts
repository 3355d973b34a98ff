export { BadSetting, type Env, readEnv } from './env.ts'
