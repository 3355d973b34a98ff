export { answerPhoto, type StoredPhoto } from './answer-photo.ts'
export { readPhotoForm } from './read-photo-form.ts'
export { type Photo, redrawPhoto, redrawWithThumbnail } from './redraw-photo.ts'
export { takeUpload } from './uploads.ts'
