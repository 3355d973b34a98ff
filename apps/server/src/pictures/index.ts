export { answerPicture, isPicturePath } from './answer-picture.ts'
export { createPictures, type Pictures } from './pictures.ts'
