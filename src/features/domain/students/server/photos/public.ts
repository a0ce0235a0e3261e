export { findPhoto } from './photos.sql.ts'
export { signPhoto } from './sign-photo.ts'
