export { PhotoPicker } from './student-photo.tsx'
