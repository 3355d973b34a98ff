export { answerPhoto, type StoredPhoto } from './answer-photo.ts'
export { readPhotoForm, takeUpload } from './read-photo-form.ts'
export { type PhotoRefused, photoProblems } from './refusals.ts'
export { type Photo, redrawPhoto, redrawWithThumbnail } from './redraw-photo.ts'
