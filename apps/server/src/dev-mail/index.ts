export { answerDevMail, isDevMail } from './answer-dev-mail.ts'
