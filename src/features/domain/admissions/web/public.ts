export { RegistrationForm } from './registration-form.tsx'
export { RegisterStudentScreen } from './register-student-screen.tsx'
export { registrationValues, type RegistrationValues } from './registration-values.ts'
export { StudentRegistered } from './student-registered.tsx'
